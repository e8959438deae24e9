import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkStyles } from './styles.mjs';

const src = 'packages/client/src';
const ground = { [`${src}/ui/theme/layout.css`]: '.pile > * {\n  margin: 0;\n}\n' };
/** The test project has two pages, each with its style sheet. */
const aTree = (files) =>
  makeTree({
    ...ground,
    [`${src}/main.tsx`]:
      "lazy(() => import('./dossier/DossierPage.tsx'));\nlazy(() => import('./compte/ProfilPage.tsx'));\n",
    [`${src}/dossier/DossierPage.tsx`]: "import './dossier.css';\n",
    [`${src}/dossier/dossier.css`]: '.carte {\n  margin: 0;\n}\n',
    [`${src}/compte/ProfilPage.tsx`]: "import './compte.css';\n",
    [`${src}/compte/compte.css`]: '.cle {\n  margin: 0;\n}\n',
    ...files,
  });
const stray = (selector) => [`${src}/compte/compte.css says something of every page: ${selector}`];

describe('the style sheet of a page', () => {
  it.each([
    ['.cle p {}', []],
    ['.cle__qr, .cle--seule {}', []],
    ['.cle :is(td, th:not(:first-child, :last-child)) {}', []],
    ['@media (min-width: 48em) {\n  .cle {}\n}', []],
    ['html:has(.cle) {}', []],
    ['[data-affichage="compacte"] .cle {}', []],
    ['p {}', stray('p')],
    ['.fr-notice {}', stray('.fr-notice')],
    ['.cle,\nmark {}', stray('mark')],
    ['@media print {\n  .fr-btn {}\n}', stray('.fr-btn')],
    ['summary > .cle {}', stray('summary > .cle')],
  ])('says what is of its own blocks only: %j', (css, errors) => {
    expect(checkStyles(aTree({ [`${src}/compte/compte.css`]: css })).errors).toEqual(errors);
  });

  it('takes no block of another page, nor of the ground', () => {
    const { errors } = checkStyles(
      aTree({ [`${src}/compte/compte.css`]: '.carte--bleue {\n}\n.pile > .cle {\n}\n' }),
    );
    expect(errors).toEqual([
      `${src}/compte/compte.css changes .carte, which is of ${src}/dossier/dossier.css`,
      `${src}/compte/compte.css changes .pile, which is of ${src}/ui/theme/layout.css`,
      `${src}/dossier/dossier.css changes .carte, which is of ${src}/compte/compte.css`,
    ]);
  });

  it('is not that of a component, which may say where on the ground it is', () => {
    const kit = {
      [`${src}/ui/steps.css`]: '.pile > .tache {\n}\n.pile:has(.tache) {\n}\n',
      [`${src}/ui/band.css`]: '.pile .bande {\n}\n',
    };
    expect(checkStyles(aTree(kit)).errors).toEqual([]);
    const taken = { ...kit, [`${src}/ui/band.css`]: '.pile .bande {\n}\n.tache {\n}\n' };
    expect(checkStyles(aTree(taken)).errors).toEqual([
      `${src}/ui/band.css changes .tache, which is of ${src}/ui/steps.css`,
      `${src}/ui/steps.css changes .tache, which is of ${src}/ui/band.css`,
    ]);
  });

  it('is loaded by each page that shows what it dresses', () => {
    const card = "export const Carte = () => <p className={isNew ? 'carte carte--neuve' : 'carte'} />;\n";
    const page = "import './compte.css';\nimport { Carte } from '../dossier/Carte.tsx';\n";
    const tree = { [`${src}/dossier/Carte.tsx`]: card, [`${src}/compte/ProfilPage.tsx`]: page };
    expect(checkStyles(aTree(tree)).errors).toEqual([
      `${src}/dossier/Carte.tsx wears ${src}/dossier/dossier.css, which ${src}/compte/ProfilPage.tsx does not load`,
    ]);
    const mended = { ...tree, [`${src}/dossier/Carte.tsx`]: `import './dossier.css';\n${card}` };
    expect(checkStyles(aTree(mended)).errors).toEqual([]);
  });
});
