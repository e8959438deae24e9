import type { Plugin, Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };
type Kind = 'toutes' | 'legere' | 'dossier' | 'bureau' | 'autre';

/** The queue of a service and the frame around it, which are always loaded together. */
const fileDeService = /client.src.instruction.(file.FileInstructionPage|poste.Poste)\.tsx$/;

/** The pages opened most, each of which must carry only what it shows; all other pages count as one. */
const pages: readonly (readonly [Kind, RegExp])[] = [
  ['toutes', /client.src.app.group-kinds\.ts$/],
  ['legere', /client.src.suivi.AccueilPage\.tsx$/],
  ['legere', /client.src.suivi.MesDossiersPage\.tsx$/],
  ['legere', fileDeService],
  ['dossier', /client.src.suivi.DossierPage\.tsx$/],
  ['bureau', /client.src.instruction.dossier.ServiceDossierPage\.tsx$/],
  ['bureau', /client.src.agrement.*ServiceAgrementPage\.tsx$/],
  ['autre', /client.src.*Page\.tsx$/],
];

const pageOf = (id: string) => pages.find(([, page]) => page.test(id));
/**
 * Modules that need the library of schemas are kept apart: a file that held one would bring the library to every page
 * (ADR 0260).
 */
const ours = /packages(?!.*(\.schema|-lue\.rules|custom-fields)\.ts)/;
const ofInstruction = /src.instruction./;
const ofDossiers =
  /src.(demarche|subvention|dossier|paiement|crf|suivi|domain|association|document).(?!.*(\.schema|-lue\.rules)\.ts)/;

type Group = Rolldown.CodeSplittingGroup;
type FileName = 'commun' | 'file' | 'dossier' | 'bureau' | 'autres';

/**
 * What pages share comes in a few files instead of many small ones, and the file of a module depends on the pages that
 * reach it: a light page never takes what only a dossier needs (ADR 0095).
 */
export function pageGroups(): Group[] {
  const reached = new Map<string, ReadonlySet<string>>();
  /** Gives the names of the pages whose code imports this module, however far. */
  function reachedBy(id: string, graph: Graph): ReadonlySet<string> {
    const known = reached.get(id);
    if (known) return known;
    const above = new Set([id]);
    const found = new Set<string>();
    // A set is walked to its end even when it grows meanwhile.
    for (const one of above) {
      const page = pageOf(one);
      if (page) found.add(String(page[1]));
      for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
    }
    reached.set(id, found);
    return found;
  }
  const countOf = (names: ReadonlySet<string>, kind: Kind) =>
    pages.filter((page) => page[0] === kind && names.has(String(page[1]))).length;

  function fileOf(id: string, graph: Graph): FileName | null {
    if (pageOf(id)) return null;
    const by = reachedBy(id, graph);
    const light = countOf(by, 'legere');
    const isOfDossier = countOf(by, 'dossier') > 0;
    if (countOf(by, 'toutes') > 0 || light > 1 || (light > 0 && isOfDossier)) return 'commun';
    if (light > 0) return by.has(String(fileDeService)) && ofInstruction.test(id) ? 'file' : null;
    if (isOfDossier) return 'dossier';
    return countOf(by, 'bureau') > 0 && countOf(by, 'autre') === 0 ? 'bureau' : 'autres';
  }

  const group = (
    file: string,
    others: Partial<Group>,
    isIn: (id: string, graph: Graph) => boolean,
  ): Group => ({
    name: (id, graph) => (isIn(id, graph) ? file : null),
    debugName: file,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    ...others,
  });
  return [
    group('commun', { priority: 0.8 }, (id, graph) => fileOf(id, graph) === 'commun'),
    group('file', { priority: 0.75 }, (id, graph) => fileOf(id, graph) === 'file'),
    // A library needed by the page of a dossier is put in its file: otherwise the two files would import each other.
    group('partage', { priority: 0.7, minShareCount: 12 }, (id, graph) => fileOf(id, graph) === 'dossier'),
    group('ailleurs', { priority: 0.65, minShareCount: 12 }, (id, graph) => {
      return ours.test(id) && fileOf(id, graph) !== null;
    }),
    group('dossier', { priority: 0.6 }, (id, graph) => fileOf(id, graph) === 'dossier'),
    group('bureau', { priority: 0.6 }, (id, graph) => fileOf(id, graph) === 'bureau'),
    group(
      'saisie',
      { minShareCount: 3 },
      (id, graph) => ofDossiers.test(id) && fileOf(id, graph) === 'autres',
    ),
  ];
}

/** Stops the build when two files import each other: one would run before what it needs is there. */
export function filesInOrder(): Plugin {
  return {
    name: 'files-in-order',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`These files import each other: ${[...way, file].join(' → ')}`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        for (const one of chunk.imports) visit(one, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
