String log = new File(basedir, 'build.log').text

String name = '04000000' + '0c000000' + '646973706c61795f6e616d65' + '04000000' + '03000000' + '41646100'
String hp = '04000000' + '02000000' + '68700000' + '02000000' + '64000000'
String position = '04000000' + '08000000' + '706f736974696f6e'
String oneTwoThree = '0000803f' + '00000040' + '00004040'

// The packets for Godot 4 and Godot 3 differ only in the type ids of Dictionary and Vector3.
assert log.contains('Godot 4: ' + '1b000000' + '03000000' + name + hp + position + '09000000' + oneTwoThree)
assert log.contains('Godot 3: ' + '12000000' + '03000000' + name + hp + position + '07000000' + oneTwoThree)
assert log.contains('Read: PlayerState[name=Ada, hp=100, position=Vector3[x=1.0, y=2.0, z=3.0]]')
