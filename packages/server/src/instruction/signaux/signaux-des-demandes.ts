import type { SignauxView } from '@asso/contract/instruction/signaux.endpoints';
import { formatDate, localDay, paris } from '@asso/domain/identifiants/dates-affichees';
import { isAvisContraire, isAvisOuvert } from '@asso/domain/instruction/avis.states';
import { measureLikeness, ressemblanceMin } from '@asso/domain/instruction/empreinte.rules';
import { listSignaux, type SignalFaits } from '@asso/domain/instruction/signaux.rows';
import type { Platform } from '../../platform/platform.ts';
import { type AvisRow, listDossierAvis } from '../avis/avis.sql.ts';
import { type EmpreinteRow, listEmpreintes, listProches } from './empreinte.sql.ts';
import { listEcartes, listFaits, type SignauxDemande } from './signaux.sql.ts';

type Signaux = {
  demande: SignauxDemande;
  /** The share of public money costs the whole of the projects: a list does without it, since it opposes nothing. */
  signauxWith: (partPublique: number | null) => SignauxView['signaux'];
};

/** Gives the signals of each of these requests: the one reading of the queue, of the summary and of the decision. */
export async function readSignaux(
  { db, clock }: Platform,
  demandes: readonly SignauxDemande[],
): Promise<Signaux[]> {
  if (demandes.length === 0) return [];
  const [faits, empreintes, ecartes, avis] = await Promise.all([
    listFaits(db, demandes, localDay(clock.now(), paris)),
    listEmpreintes(
      db,
      demandes.map(({ id_dossier }) => id_dossier),
    ),
    listEcartes(db, demandes),
    listDossierAvis(db, demandes),
  ]);
  return Promise.all(
    demandes.map(async (demande) => {
      const isOf = (one: { id_dossier: string; id_service: string }) =>
        one.id_dossier === demande.id_dossier && one.id_service === demande.id_service;
      const own = faits.find(isOf);
      if (!own) throw new Error('the facts of a dossier are one row');
      const empreinte = empreintes.find(({ id_dossier }) => id_dossier === demande.id_dossier);
      const proches = await prochesOf(db, demande, empreinte);
      const asked = avisOf(avis.filter(isOf), demande);
      const gone = ecartes.filter(isOf);
      return {
        demande,
        signauxWith: (partPublique) =>
          listSignaux({ ...own, ...proches, ...asked, crfEnRetard: own.crf, partPublique }).map((dit) => {
            const one = gone.find(({ code }) => code === dit.code);
            return {
              ...dit,
              ecarte: one ? { motif: one.motif, par: one.par, le: one.le.toISOString() } : null,
            };
          }),
      };
    }),
  );
}

/** Gives the opinions that stand against a grant: those reserved or unfavourable, and those still awaited. */
const avisOf = (
  avis: readonly AvisRow[],
  { etat: instruction }: SignauxDemande,
): Pick<SignalFaits, 'avisContraires' | 'avisAttendus'> => ({
  avisContraires: avis.flatMap(({ service_consulte: service, etat, sens }) =>
    etat === 'rendu' && sens !== null && isAvisContraire(sens) ? [{ service, sens }] : [],
  ),
  avisAttendus: avis.flatMap(({ service_consulte: service, etat, avant_le }) =>
    isAvisOuvert({ etat, instruction }) ? [{ service, avant: formatDate(avant_le) }] : [],
  ),
});

async function prochesOf(
  db: Platform['db'],
  { id_service, id_association }: SignauxDemande,
  own: EmpreinteRow | undefined,
): Promise<Pick<SignalFaits, 'textes' | 'budgets'>> {
  if (!own) return { textes: [], budgets: [] };
  const found = await listProches(db, own, { service: id_service, id_association });
  const shown = ({ id_fo, nom }: (typeof found)[number]) => ({ id_fo, nom });
  return {
    textes: found.filter(({ minima }) => measureLikeness(own.minima, minima) >= ressemblanceMin).map(shown),
    budgets: found.filter(({ isMemeBudget }) => isMemeBudget).map(shown),
  };
}
