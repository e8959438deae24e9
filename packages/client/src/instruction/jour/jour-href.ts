// The addresses of the day: where each act is done, and the queues that its figures open.
import type { LigneJour } from '@asso/contract/instruction/jour.endpoints';
import { type GenreJour, genresJour } from '@asso/domain/instruction/jour.rows';
import type { VueJour } from '@asso/domain/instruction/jour.rules';
import { vueToInstruct } from '@asso/domain/instruction/vues-file.rows';
import { crfHref, dossierHref } from '../../dossier/dossier-href.ts';
import { avisHref } from '../avis/avis-words.ts';
import type { PartieService } from '../dossier/service-parties.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import { maChargeHref, nonAffectesHref, retardHref, vueHref } from '../file/instruction-vues.ts';

export const voirParam = 'voir';
export const kindParam = 'quoi';

/** The dossiers of these kinds are under study: the queue of their reader holds them, and the desk goes on in it. */
const etudies: readonly GenreJour[] = ['commencer', 'conclure', 'avis-recu', 'avis-attendu'];

const fileOf = (vue: VueJour): string =>
  (vue === 'moi' ? maChargeHref : vueHref(vueToInstruct)).replace('/dossiers', '');

/** Returns the address where the act of this line is done, not the top of its dossier. */
export function acteHref(ligne: LigneJour, vue: VueJour): string {
  const { genre, demande, id_fo, id_siret, id, exercice } = ligne;
  switch (genresJour[genre].lieu) {
    case 'avis':
      return avisHref(id ?? '');
    case 'crf':
      return crfHref({ id_fo, id_siret, exercice: exercice ?? 0 });
    case 'dossier':
      return etudies.includes(genre)
        ? inFileHref({ genre: demande, id_fo, id_siret }, fileOf(vue))
        : ligneDossier(ligne);
    case 'place':
      return ligneDossier(ligne);
  }
}

/** Returns the address of the dossier of a line, at the part that the line is about. */
export function ligneDossier({ genre, nouvelles, demande, id_fo, id_siret }: LigneJour): string {
  const partie = partieOf({ genre, nouvelles });
  return dossierHref({ genre: demande, id_fo, id_siret }, partie ? `?${ongletParam}=${partie}` : '');
}

/** Returns the part of the dossier to open; null for its beginning. */
function partieOf({ genre, nouvelles }: Pick<LigneJour, 'genre' | 'nouvelles'>): PartieService | null {
  if (genre === 'complements') return 'pieces';
  if (genre !== 'reponse' || nouvelles.includes('corrige')) return null;
  return nouvelles.includes('message') ? 'echanges' : 'demandeur';
}

/** Returns the queue of one colleague, or of the dossiers assigned to nobody when `id` is null. */
export const chargeHref = (id: string | null): string =>
  id === null ? nonAffectesHref : maChargeHref.replace('affectes=moi', `affectes=${id}`);

/** Returns what is late among them. */
export const retardsHref = (id: string | null): string => `${retardHref}&affectes=${id ?? 'personne'}`;
