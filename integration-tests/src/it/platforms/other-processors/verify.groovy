String log = new File(basedir, 'build.log').text

// The build runs the program once for each order of the processors, so each line occurs twice.
for (line in [
  '{"name": "sword", "damage": 5}',
  '{"display_name": "Ada", "hp": 100, "isHidden": true, "weapon": {"name": "sword", "damage": 5},' +
    ' "others": [{"name": "bow", "damage": 2}]}',
  '{"title": "rats", "reward": 10}',
  '[1, 3, "sand"]',
  '{"wide": 2, "open": true}',
  '{"name": "hall", "tiles": [[1, 3, "sand"]], "door": {"wide": 2, "open": true}}',
  '{"display_name": "fire", "strength": 4, "effects": ["heat", "light"], "mixture": {"oil": 0.5},' +
    ' "maker": null, "doses": 3}',
  '{"best": "top", "potion": {"display_name": "fire", "strength": 4,' +
    ' "effects": ["heat", "light"], "mixture": {"oil": 0.5}, "maker": null, "doses": 3}}',
  '{"locked": true, "coins": 9}',
])
  assert log.count('On the wire: ' + line + System.lineSeparator()) == 2
