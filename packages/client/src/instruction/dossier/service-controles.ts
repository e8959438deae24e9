// These checks replace those an agent would make by hand; each says whether all is well.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isTitulaireOf } from '@asso/domain/association/collection/rib.rules';
import { isOutsideDates } from '@asso/domain/dossier/dossier.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sayAnneesWithoutProjet } from '@asso/domain/subvention/dates-projet.words';
import { sayCompletude } from '../../dossier/completude-dite.ts';

type Dossier = Pick<
  DossierSubventionView,
  'blockers' | 'pieces' | 'projets' | 'choix' | 'tete' | 'demandeur' | 'instructions'
>;
export type Controle = { id: string; isFine: boolean; text: string };

export function listControles(dossier: Dossier): Controle[] {
  // A campaign that closed afterwards is no problem for a dossier transmitted in time.
  const blockers = dossier.blockers.filter((one) => !isOutsideDates(one));
  const own = blockers.map(({ code, field = '', message }) => ({
    id: `${code} ${field} ${message}`,
    isFine: false,
    text: message,
  }));
  return [
    ...attentes(dossier),
    ...own,
    ...piecesControle(dossier),
    ...budgetsControle(dossier),
    ...anneesControle(dossier),
    ...ribControle(dossier),
  ];
}

/** Returns what a service asked for and has not received or looked at, as the first checks. */
const attentes = ({ instructions }: Dossier): Controle[] =>
  instructions.flatMap((one) => {
    const dite = sayCompletude(one);
    return dite ? [{ id: `completude ${one.id_service_instructeur}`, isFine: false, text: dite.phrase }] : [];
  });

function piecesControle({ pieces, blockers, instructions }: Dossier): Controle[] {
  const asked = pieces.filter(({ obligatoire }) => obligatoire).length;
  const isAwaited = instructions.some(
    ({ completude: { etat, manques } }) =>
      etat === 'demande' && manques.some(({ nature }) => nature !== null),
  );
  if (asked === 0 || isAwaited || blockers.some(({ field }) => field?.startsWith('pieces.'))) return [];
  const text =
    asked === 1 ? 'La pièce obligatoire est jointe.' : `Les ${asked} pièces obligatoires sont jointes.`;
  return [{ id: 'pieces', isFine: true, text }];
}

function budgetsControle({ projets, blockers }: Dossier): Controle[] {
  const n = projets.reduce((sum, { corps }) => sum + (corps.budgets ?? []).length, 0);
  const isWrong = blockers.some(({ field }) => field?.includes('budgets'));
  return n === 0 || isWrong
    ? []
    : [{ id: 'budgets', isFine: true, text: `${count(n, 'budget équilibré', 'budgets équilibrés')}.` }];
}

/** Checks that no money is asked for a year in which its project does not happen. */
const anneesControle = ({ projets }: Dossier): Controle[] =>
  projets.flatMap(({ id, numero_projet, corps }) => {
    const said = sayAnneesWithoutProjet(corps);
    return said === null
      ? []
      : [{ id: `annees ${id}`, isFine: false, text: `Projet ${numero_projet} : ${said}` }];
  });

/** Checks that the holder of the RIB has the name of the association; case, accents and punctuation do not count. */
function ribControle({ choix, tete, demandeur }: Dossier): Controle[] {
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  if (!rib) return [];
  return isTitulaireOf(rib.titulaire, demandeur.nom)
    ? [{ id: 'rib', isFine: true, text: 'Le titulaire du RIB porte le nom de l’association.' }]
    : [{ id: 'rib', isFine: false, text: autreTitulaire(rib) }];
}

const autreTitulaire = ({ titulaire, motif_titulaire }: Dossier['choix']['ribs'][number]): string => {
  const said = `Le titulaire du RIB est « ${titulaire} » : vérifiez-le.`;
  return motif_titulaire ? `${said} L’association dit : « ${motif_titulaire} ».` : said;
};
