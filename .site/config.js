// Configures VitePress, which builds the site of the documentation for .ci/site.
import fs from 'node:fs';
import path from 'node:path';

const root = process.env.VARIANT_MAPPER_ROOT;
const pages = process.env.VARIANT_MAPPER_PAGES;
const repository = `https://${process.env.PROJECT_HOME}/blob/main/`;

// The sidebar is the table of contents: its headings, and the pages below each of them.
function sidebar() {
  const groups = [];
  const seen = new Set();
  for (const line of fs.readFileSync(path.join(pages, 'README.md'), 'utf8').split('\n')) {
    const heading = /^## (.*)/.exec(line);
    if (heading) {
      groups.push({ text: heading[1], items: [] });
    }
    for (const [, text, page] of line.matchAll(/\[([^\]]+)\]\(([\w/-]+)\.md(?:#[^)]*)?\)/g)) {
      if (groups.length > 0 && !seen.has(page)) {
        seen.add(page);
        groups.at(-1).items.push({ text, link: '/' + page });
      }
    }
  }
  return groups.filter((group) => group.items.length > 0);
}

// Lets links to files that are not pages, such as sources and packets, lead to the repository.
function linksToRepository(markdown) {
  markdown.core.ruler.push('links_to_repository', (state) => {
    const folder = path.dirname(path.relative(pages, state.env.path));
    for (const token of state.tokens.flatMap((block) => block.children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : '';
      const file = path.join('docs', folder, href.replace(/#.*/, ''));
      const isPage = href.startsWith('#') || (file.startsWith('docs/') && file.endsWith('.md'));
      if (href && !isPage && !/^\w+:/.test(href)) {
        token.attrSet('href', repository + path.join('docs', folder, href));
      }
    }
  });
}

export default {
  title: 'Variant Mapper',
  description: 'A compile-time object mapper between Java and Godot',
  srcDir: pages,
  outDir: process.env.VARIANT_MAPPER_SITE,
  base: process.env.SITE_BASE ?? '/',
  rewrites: { 'README.md': 'index.md', 'format/README.md': 'format/index.md' },
  markdown: { config: linksToRepository },
  themeConfig: {
    nav: [{ text: 'Javadoc', link: '/api/index.html', target: '_self' }],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
  },
};
