String log = new File(basedir, 'build.log').text

String name = '04000000' + '04000000' + '6e616d65' + '04000000' + '03000000' + '41646100'
String hp = '04000000' + '02000000' + '68700000' + '02000000' + '64000000'
String position = '04000000' + '08000000' + '706f736974696f6e'
String oneTwoThree = '09000000' + '0000803f' + '00000040' + '00004040'

assert log.contains('Frame: ' + '54000000' + '1b000000' + '03000000' + name + hp + position + oneTwoThree)
assert log.contains('Read: PlayerState[name=Ada, hp=100, position=Vector3[x=1.0, y=2.0, z=3.0]]')
assert log.contains('Generated in module shop.game')
assert log.contains('Runtime in module io.variantmapper.runtime')
// The modules are the game, the runtime and java.base.
assert log.contains('All modules: 3')
