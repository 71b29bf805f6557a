UPDATE finding SET until_position = ?, ended_id = ?, end_reason = ? WHERE finding_id = ?
