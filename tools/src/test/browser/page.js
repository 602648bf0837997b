// Opens pages of "variant html" in Chromium, and uses them as a person would.
//
//   node page.js SMALL_PAGE LARGE_PAGE [FOLDER_FOR_PICTURES]
'use strict';

const assert = require('assert');
const path = require('path');
const {createRequire} = require('module');
const {pathToFileURL} = require('url');

const load = createRequire(path.join(process.env.BROWSER_PACKAGES || process.cwd(), 'here.js'));
const puppeteer = load('puppeteer-core');

const [small, large, save, picture] = process.argv.slice(2);
const errors = [];

async function open(browser, file) {
  const page = await browser.newPage();
  page.on('pageerror', e => errors.push(e.message));
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('request', request => request.url().startsWith('http') && errors.push(request.url()));
  const begin = Date.now();
  await page.goto(pathToFileURL(path.resolve(file)).href);
  await page.waitForSelector('[data-part]');
  return {page, milliseconds: Date.now() - begin};
}

const textOf = (page, selector) => page.$eval(selector, element => element.textContent);
const pathOf = page => textOf(page, '#path');

// Clicks the first element whose text fits. The page replaces elements when it scrolls, so the
// pointer goes to a place.
async function click(page, selector, pattern) {
  const place = await page.evaluate((all, source) => {
    const fits = element => new RegExp(source).test(element.textContent);
    const box = [...document.querySelectorAll(all)].find(fits).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }, selector, pattern.source);
  await page.mouse.click(...place);
}

const clickBytes = (page, digits) => click(page, '[data-word]', new RegExp('^' + digits + '$'));

const checks = {
  async 'a click on bytes selects their value'(page) {
    await clickBytes(page, '07 00 00 00');
    assert.strictEqual(await pathOf(page), '$.hp');
    assert.match(await textOf(page, '#what'), /int; these bytes: value 7$/);
    assert.match(await textOf(page, '[aria-selected="true"]'), /\.hp/);
  },

  async 'a click on a value marks its bytes'(page) {
    await click(page, '[data-part]', /position/);
    assert.strictEqual(await pathOf(page), '$.position');
    const marked = await page.$$eval('.word.selected', spans => spans.map(span => span.textContent));
    assert.deepStrictEqual(marked.slice(-3), ['05 00 00 00', '00 00 80 3f', '00 00 00 3f']);
  },

  async 'bytes under the pointer light up with their value'(page) {
    await page.hover('[data-word]');
    assert.ok((await page.$$('.word.hover')).length > 0);
    assert.strictEqual((await page.$$('.row.hover')).length, 1);
  },

  async 'search selects the next match'(page) {
    await page.focus('#tree');
    await page.keyboard.press('/');
    await page.keyboard.type('ada');
    assert.strictEqual(await pathOf(page), '$.display_name');
    assert.strictEqual(await textOf(page, '#found'), '1 of 1');
    await page.$eval('#search', input => { input.value = ''; });
  },

  async 'the keyboard moves, folds and unfolds'(page) {
    await page.focus('#tree');
    await page.keyboard.press('Home');
    assert.strictEqual(await pathOf(page), '$');
    const before = (await page.$$('[data-part]')).length;
    await page.keyboard.press('ArrowLeft');
    assert.strictEqual((await page.$$('[data-part]')).length, 1);
    assert.strictEqual(await page.$eval('[data-part]', row => row.getAttribute('aria-expanded')), 'false');
    await page.keyboard.press('ArrowRight');
    assert.strictEqual((await page.$$('[data-part]')).length, before);
    await page.keyboard.press('End');
    assert.notStrictEqual(await pathOf(page), '$');
  },

  async 'the path is copied'(page) {
    await clickBytes(page, '07 00 00 00');
    await page.click('#copy');
    await page.waitForFunction(() => document.getElementById('status').textContent !== '');
    assert.strictEqual(await textOf(page, '#status'), 'copied');
  },

  async 'texts of the packet stay texts'(page) {
    assert.strictEqual((await page.$$('b')).length, 0);
    await page.click('#unfold');
    assert.ok((await textOf(page, '#tree')).includes('</script><b>'));
  },

  async 'screen readers get a tree'(page) {
    const tree = await page.$eval('#tree', element => element.getAttribute('role'));
    const level = await page.$eval('[data-part]', row => row.getAttribute('aria-level'));
    assert.deepStrictEqual([tree, level], ['tree', '1']);
    const active = await page.$eval('#tree', element => element.getAttribute('aria-activedescendant'));
    assert.ok(await page.$('#' + active));
  }
};

async function main() {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--allow-file-access-from-files'],
    defaultViewport: {width: 1280, height: 720}
  });
  try {
    const {page} = await open(browser, small);
    for (const [name, check] of Object.entries(checks)) {
      await check(page).catch(e => {
        throw new Error(name + ': ' + e.message);
      });
      console.log('ok ' + name);
    }
    await clickBytes(page, '05 00 00 00');
    for (const theme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: theme}]);
      await page.waitForFunction(name => document.documentElement.dataset.theme === name, {}, theme);
    }
    if (save) {
      const {page: shown} = await open(browser, save);
      await click(shown, '[data-part]', /Meadow/);
      await shown.screenshot({path: picture});
    }
    const big = await open(browser, large);
    const begin = Date.now();
    await big.page.focus('#tree');
    await big.page.keyboard.press('End');
    assert.notStrictEqual(await pathOf(big.page), '$');
    const selection = Date.now() - begin;
    await click(big.page, '[data-word]', /./);
    console.log(`ok a large packet: loaded in ${big.milliseconds} ms, selected in ${selection} ms`);
    assert.deepStrictEqual(errors, []);
  } finally {
    await browser.close();
  }
}

main().catch(e => {
  console.error(e.message);
  process.exit(1);
});
