// What the grid of the RGAA says of all the pages because of how they are written is read in the sources (rgaa-preuves.ts).
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const readFrom = (folder: string, pattern: string): [path: string, text: string][] =>
  globSync(pattern, { cwd: join(root, folder) })
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, folder, path), 'utf8')]);
const read = (pattern: string) => readFrom('.', pattern);
const pages = read('**/*.tsx');
const sheets = read('**/*.css');

/** Finds what matches in the sources, but for `except`, as « file: what was found ». */
const found = (
  sources: readonly (readonly [string, string])[],
  pattern: RegExp,
  except: (text: string, path: string) => boolean = () => false,
): string[] =>
  sources.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].flatMap(([whole]) => (except(whole, path) ? [] : [`${path}: ${whole}`])),
  );

describe('what all the pages hold to, by how they are written', () => {
  it('an image says what it shows, or is hidden from assistive technologies [1.2]', () => {
    expect(found(pages, /<img\b[^>]*>/g, (tag) => /\balt=/.test(tag))).toEqual([]);
    const isSaid = (tag: string) =>
      /aria-hidden="true"|role="img"\s+aria-label=|^<svg[^>]*>\s*<title>/.test(tag);
    expect(found(pages, /<svg\b[^>]*(?:=>[^>]*)*>\s*(?:<title>)?/g, isSaid)).toEqual([]);
  });

  it('an image of a text is a logo, or a paper that was deposited [1.8]', () => {
    const isShown = (tag: string, path: string) =>
      /brand\.logo/.test(tag) ||
      ['ui/upload/PhotoPages.tsx', 'document/DocumentDialog.tsx', 'courrier/ImageCourrier.tsx'].includes(
        path,
      );
    expect(found(pages, /<img\b[^>]*>/g, isShown)).toEqual([]);
    expect(found(sheets, /url\([^)]*\)/g, (url) => /data:image\/svg|\.woff2/.test(url))).toEqual([]);
  });

  it('a table of data has a title [5.4]', () => {
    expect(found(pages, /<table\b[^\n]*>\s*\S+/g, (start) => /<caption\b/.test(start))).toEqual([]);
  });

  it('no element nor attribute is there for its looks [10.1]', () => {
    expect(found(pages, /<(?:b|i|u|big|center|font|small|strike|tt)[\s>]/g)).toEqual([]);
    expect(found(pages, / (?:align|bgcolor|border|cellpadding|cellspacing|valign)=/g)).toEqual([]);
  });

  it('no element is there for the room that it takes, and a quotation quotes somebody [8.9]', () => {
    const index = readFileSync(join(root, '../index.html'), 'utf8');
    const all = [...pages, ['index.html', index] as const];
    expect(found(all, /<(p|li|h[1-6]|ul|ol|dl)\b[^>]*>(?:\s|&nbsp;)*<\/\1>/g)).toEqual([]);
    expect(found(all, /<br ?\/?>\s*<br/g)).toEqual([]);
    expect(found(pages, /<blockquote\b[^>]*>/g, (tag) => tag.includes('citation'))).toEqual([]);
  });

  it('the page has both its colours, and so has what a gradient stands under [10.5]', () => {
    const dsfr = readFileSync(
      createRequire(import.meta.url).resolve('@codegouvfr/react-dsfr/dsfr/core/core.main.min.css'),
      'utf8',
    );
    const ofPage = [...dsfr.matchAll(/(?:^|[},])(?::root|html|body)(?:,[^{]*)?\{([^}]*)\}/g)].map(
      ([, text]) => text,
    );
    expect(ofPage.some((text) => /(?:^|;)background-color:/.test(text ?? ''))).toBe(true);
    expect(ofPage.some((text) => /(?:^|;)color:/.test(text ?? ''))).toBe(true);
    // Drawings hold no text.
    const dessins = /::before|__dessin|__trait|__propose/;
    const gradients = /[^{}]+\{[^{}]*background(?:-image)?:[^;]*gradient\([^{}]*\}/g;
    const hasColour = (rule: string) =>
      dessins.test(rule) || /background-color:|gradient\([^;]*\)\s+var\(--background/.test(rule);
    expect(found(sheets, gradients, hasColour)).toEqual([]);
  });

  it('what is shown under the pointer is shown under the focus too, and by no script [10.14, 12.11]', () => {
    const shows = /[^{}]+\{[^{}]*(?:display|visibility|opacity|content|clip-path):[^{}]*\}/g;
    const isAlsoFocused = (rule: string) => {
      const [selector = ''] = rule.replace(/\/\*[\s\S]*?\*\//g, '').split('{');
      return !selector.includes(':hover') || selector.includes(':focus');
    };
    expect(found(sheets, shows, isAlsoFocused)).toEqual([]);
    // The messages stay as long as the pointer is on them.
    const isHeld = (_: string, path: string) => path === 'app/frame/Toasts.tsx';
    expect(found(pages, /on(?:Mouse|Pointer)(?:Enter|Over)\b/g, isHeld)).toEqual([]);
  });

  it('a group of fields has a legend [11.6]', () => {
    const isNamed = (group: string) => /^<fieldset\b(?:=>|[^>])*aria-label|<legend\b/.test(group);
    expect(found(pages, /<fieldset\b[\s\S]{0,700}/g, isNamed)).toEqual([]);
    expect(found(pages, /role="(?:radio)?group"[^>]*>/g, (tag) => /aria-label/.test(tag))).toEqual([]);
  });

  it('one header is drawn, on top of every page [12.2]', () => {
    expect(found(pages, /<header className="entete/g)).toEqual([
      'app/frame/Header.tsx: <header className="entete',
    ]);
    expect(found(pages, /<Header\s/g)).toEqual(['app/frame/Frame.tsx: <Header ']);
  });

  it('no act leaves as soon as the pointer is down [13.11]', () => {
    const keepsFocus = /event\.preventDefault\(\)/;
    const isHeld = (act: string) => keepsFocus.test(act);
    expect(found(pages, /on(?:PointerDown|MouseDown|TouchStart)\b[^\n]*/g, isHeld)).toEqual([]);
  });

  it('no window opens but by the act that asks for it [13.2]', () => {
    const isAsked = (_: string, path: string) => path === 'app/palette/PaletteDialog.tsx';
    expect(found(pages, /window\.open\(|target="_blank"/g, isAsked)).toEqual([]);
  });

  it('nothing moves faster than once a second, without end [13.7]', () => {
    const endless = found(sheets, /animation:[^;]*infinite[^;]*;/g);
    expect(endless.length).toBeGreaterThan(0);
    expect(endless.filter((one) => Number(/ ([\d.]+)s /.exec(one)?.[1]) < 1)).toEqual([]);
  });

  it('no page depends on how the screen is turned, nor on a gesture that draws a path [13.9, 13.10]', () => {
    expect(found(sheets, /\(orientation\b/g)).toEqual([]);
    expect(found(pages, /onTouch\w+|onPointerMove|draggable/g)).toEqual([]);
  });

  it('what names an image says what it shows: each was read, a new one is read before it is added here [1.3]', () => {
    const names = (pattern: RegExp) =>
      pages.flatMap(([path, text]) =>
        [...text.matchAll(pattern)].map(
          ([, name = '']) => `${path}: ${name.replaceAll(/\s+/g, ' ').replaceAll('${', '{')}`,
        ),
      );
    expect(names(/<img\b[^>]*\balt=("[^"]*"|\{[^>]*\})/g).toSorted()).toEqual([
      'app/frame/BrandBlock.tsx: {brand.organisme ?? brand.nom}',
      "app/frame/Header.tsx: {brand.organisme ?? ''}",
      'courrier/ImageCourrier.tsx: {imageTitles[genre](nom)}',
      'document/DocumentDialog.tsx: {`Document {nom}`}',
      'ui/upload/PhotoPages.tsx: ""',
    ]);
    expect(names(/role="img"\s+aria-label=(\{[^\n]*\})/g).toSorted()).toEqual([
      "agrement/haa/CarteSites.tsx: {`Carte de {count(points.length, 'site', 'sites')}. La liste dit où est chacun.`}",
      'association/rib/PapierVu.tsx: {`Le papier {nom}`}',
      "contenu/a-regler/DepotsPanel.tsx: {`{period} : {count(total, 'dossier', 'dossiers')}, {formatNombre(most)} au plus en un jour.`}",
      'statistiques/CarteDepartements.tsx: {`Carte des départements : {titre.toLowerCase()}. Le tableau donne chaque nombre.`}',
      'statistiques/MoisFigures.tsx: {label}',
      'statistiques/RythmeDessin.tsx: {`Jours pour décider et pour payer, mois par mois en {annee} ; le tableau donne chaque nombre.`}',
    ]);
  });

  it('a frame has a title, which names the paper that it shows [2.1, 2.2]', () => {
    const frames = found(pages, /<(?:iframe|frame|embed|object (?:data|type))\b[^>]*>/g);
    expect(frames).toHaveLength(1);
    expect(frames.filter((one) => !/\btitle=\{`Document \$\{nom\}`\}/.test(one))).toEqual([]);
  });

  it('no title of a table would suit any other [5.5]', () => {
    const captions = found(pages, /caption[=:]\s*["'][^"']+["']/g);
    expect(captions.length).toBeGreaterThan(60);
    const isVague = /["'](?:Tableau|Liste|Données|Résultats?|Lignes|Éléments)["']$/i;
    expect(captions.filter((one) => isVague.test(one))).toEqual([]);
  });

  it('no script has an alternative, since a page without script is whole or says that it needs one [7.2]', () => {
    expect(found(pages, /<noscript\b/g)).toEqual([]);
  });

  it('a sign that a style sheet writes is said in words beside it, and is not read [10.2]', () => {
    const written = /content:\s*"(?:[^"\\]|\\.)+"[^;]*;/g;
    // An address printed after its link, and the room between two texts.
    const isDrawn = (text: string, path: string) =>
      / \/ "";$/.test(text) || /print\.css|" ";$/.test(path + text);
    expect(found(sheets, written, isDrawn)).toEqual([]);
  });

  it('the ring of the focus is taken away only from what a script leads to, which no key reaches [10.7]', () => {
    const rules = sheets.flatMap(([path, text]) =>
      [
        ...text
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/([^{}]+)\{[^{}]*outline(?:-style|-width)?:\s*(?:none|0)\b/g),
      ].map(([, selector = '']) => `${path}: ${selector.trim().replaceAll(/\s+/g, ' ')}`),
    );
    expect(rules.toSorted()).toEqual([
      'app/frame/frame.css: #contenu:focus, div#menu:focus, #pied:focus',
      'instruction/dossier/service-dossier.css: .decision__conflit:focus',
      'instruction/piece/piece-volet.css: .piece-volet__titre:focus',
      'instruction/poste/poste.css: .poste__partie:focus',
      'subvention/projet/parties/partie.css: .partie__tete h2:focus',
      'ui/dialog.css: .dialogue__boite',
      'ui/fields/result-radios.css: .resultats h2:focus',
      'ui/theme/layout.css: .page__titre:focus',
    ]);
    expect(found(pages, /tabIndex=\{0\}/g)).toEqual([]);
  });

  it('nothing is named by its colour, its shape or its side alone [10.9, 10.10]', () => {
    const sources = [...pages, ...read('**/*.ts'), ...readFrom('../../domain/src', '**/*.ts')];
    const seen =
      /(?:bouton|lien|case|ligne|texte|point|pastille|champ)s? (?:en )?(?:verte?|rouge|bleue?|orange|grise?|ronde?|carrée?)s?\b|\ben (?:vert|rouge|bleu|orange|gris|gras)\b|(?:à|de|sur la) (?:gauche|droite)\b/gi;
    // The editor of letters adds a column to the right of another: this is the act itself.
    const isAct = (_: string, path: string) => path === 'courrier/editeur/EditeurBarre.tsx';
    const sentences = sources.map(
      ([path, text]) => [path, text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')] as [string, string],
    );
    expect(found(sentences, seen, isAct)).toEqual([]);
  });

  it('the search is reached from the one header [12.5]', () => {
    expect(new Set(found(pages, /<PaletteTool\b/g))).toEqual(new Set(['app/frame/Header.tsx: <PaletteTool']));
  });

  it('nothing moves without end but what waits to be read, and goes with it [13.8]', () => {
    expect(
      found(sheets, /animation:[^;]*infinite/g).map((one) => /animation: ([\w-]+)/.exec(one)?.[1]),
    ).toEqual(expect.arrayContaining(['chargement', 'accueil-attente']));
    expect(found(sheets, /animation:[^;]*infinite/g)).toHaveLength(2);
    expect(found(pages, /<(?:marquee|blink)\b/g)).toEqual([]);
  });
});
