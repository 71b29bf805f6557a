/// How sure it is what VoiceOver makes of something.
package enum Confidence: String, Sendable { case documented, reported, inferred }
