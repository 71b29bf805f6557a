import Crawl

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

onDeepStack {
  let program = Program(commands: Command.all, topics: Topic.all, console: .standard())
  exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
}
