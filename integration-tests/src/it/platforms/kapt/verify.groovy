String log = new File(basedir, 'build.log').text

for (line in [
  'On the wire: {"display_name": "Ada", "hp": 7, "nickname": "A", "items": [], "scores": {"a": 1}, "isHidden": true}',
  'On the wire: {"display_name": "Bo", "hp": 100, "nickname": null, "items": [], "scores": {}, "isHidden": false}',
  'On the wire: {"x": 0, "y": 3}',
  'On the wire: {"x": 1, "y": 2, "name": "flag"}',
  'On the wire: {"type": "Move", "x": 1, "y": 2}',
  'On the wire: {"type": "Leave"}',
  'On the wire: {"content": "rope"}',
  'On the wire: {"x": 1, "y": 2}',
  'On the wire: {"isLocked": true, "isOpen": null, "code": 7}',
  'Read: Player(name=Cy, hp=100, nickname=null, items=[], scores={}, isHidden=false)',
  'Read: volume 0.75, language null',
  'On the wire: {"items": [[1, "GOOD", null]], "since": 7}',
  'On the wire: {"fires": 1, "tents": []}',
  'Read: Loot(items=[Item(id=1, mood=GOOD, position=null)], since=7)',
  'Read: Camp(fires=3, tents=[red])',
])
  assert log.contains(line)

def packets = new File(basedir, '../../../../src/test/resources/compilers/packets.txt').text
assert log.contains(packets)
