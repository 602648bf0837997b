List<String> log = new File(basedir, 'build.log').readLines()

assert log.count { it.trim() == '[INFO] 1 error' } == 1 : 'One mistake gives one error'
String error = log.find { it.contains('[VariantUnsupportedType]') }
assert error.contains('Session.java:[9,')
assert error.contains('Session.socket has type java.net.Socket, which has no Variant type.')
assert error.contains('leave the field out with @VariantIgnore')

File generated = new File(basedir, 'target/generated-sources/annotations/shop/game')
assert new File(generated, 'PlayerStateVariantSerializer.java').exists() : 'All other types still generate'
