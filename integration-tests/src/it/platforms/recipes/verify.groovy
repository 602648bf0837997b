String log = new File(basedir, 'build.log').text

assert log.contains('Kafka: Chat[from=Ada, text=hello]')
assert log.contains('gRPC: Chat[from=Ada, text=hello]')
assert log.contains('Micrometer: 1 packet, 1 failure')
assert log.contains('Spring: Chat[from=Ada, text=hello]')
assert log.contains('Jakarta REST: Chat[from=Ada, text=hello]')
assert log.contains('Ktor: Chat[from=server, text=hello Ada]')
assert log.contains('Ktor: not a chat message')
