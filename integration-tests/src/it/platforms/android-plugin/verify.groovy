File classes = new File(basedir, 'scores/target/classes/shop/game')

assert new File(classes, 'ScoresPlugin.class').exists()
assert new File(classes, 'RankingVariantSerializer.class').exists()
