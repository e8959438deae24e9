import type { JourView, jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { codesRubriques } from '@asso/domain/instruction/jour.rows';
import { bornesJour, byUrgence, groupesJour } from '@asso/domain/instruction/jour.rules';
import { computeOuverture } from '@asso/domain/subvention/campagne.rules';
import { listServicesSeen } from '../../dossier/liste/perimetre.sql.ts';
import { readPerimetre } from '../../dossier/liste/perimetre.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCampagnesInView } from '../../subvention/subvention.sql.ts';
import { listAway, listReplacements, readEffectifs } from '../absence/effectif.ts';
import { readRetour } from '../absence/retour.ts';
import { countVuesEnregistrees } from '../file/count-vues.ts';
import { listCharges } from '../file/tableau.sql.ts';
import { listVues } from '../file/vue.sql.ts';
import { findProchaine, type JourRow, listJourLignes } from './jour.sql.ts';

export function jourHandlers({ db, clock }: Platform): Handlers<typeof jourEndpoints> {
  return {
    readJour: async ({ actor, query }) => {
      const now = clock.now();
      const bornes = bornesJour(now);
      const vue = query.voir ?? 'moi';
      const perimetre = readPerimetre(actor);
      const services = actor.services.map(({ id_service }) => id_service);
      const effectifs = await readEffectifs(db, services, now);
      const remplaces = listReplacements(effectifs, actor.id);
      const asked = { perimetre, services, lecteur: actor.id, remplaces, vue, bornes };
      const [seen, lignes, prochaine, charges, campagnes, vues, retour] = await Promise.all([
        listServicesSeen(db, perimetre),
        listJourLignes(db, asked),
        vue === 'moi' ? findProchaine(db, asked) : undefined,
        listCharges(db, perimetre, now),
        listCampagnesInView(db, [], now),
        listVues(db, { id_utilisateur: actor.id, services: [] }),
        vue === 'moi' ? readRetour(db, effectifs, actor.id) : null,
      ]);
      const administres = new Set(seen);
      return {
        ok: true,
        value: {
          lignes: lignes.toSorted(byUrgence(bornes)).map(ligneView),
          rubriques: nombresOf(codesRubriques, lignes, ({ rubrique, deLaRubrique }) => [
            rubrique,
            deLaRubrique,
          ]),
          groupes: nombresOf(groupesJour, lignes, ({ groupe, duGroupe }) => [groupe, duGroupe]),
          jusqu_a: bornes.jusqu_a.toISOString(),
          charge: charges.find(({ id }) => id === actor.id)?.nombre ?? 0,
          prochaine: prochaine ? { ...prochaine, le: prochaine.le.toISOString() } : null,
          parCollegue: charges.map(({ nom, premier, ...one }) => ({
            ...one,
            nom: nom ?? 'Sans personne',
            premier: premier?.toISOString() ?? null,
          })),
          vues: await countVuesEnregistrees(db, vues, { actor, now }),
          absents: effectifs.flatMap(listAway).map(({ absent, au, recoit, vacance }) => ({
            ...absent,
            ...{ au, vacance, recoit: recoit?.nom ?? null },
          })),
          remplaces: remplaces.map(({ nom, au }) => ({ nom, au })),
          retour,
          hasCampagne: campagnes.some(
            ({ contenu }) =>
              contenu.instructeurs.some(({ id_service }) => administres.has(id_service)) &&
              contenu.sous_dispositifs.some((one) => computeOuverture(one, now) === 'ouverte'),
          ),
        },
      };
    },
  };
}

const ligneView = ({ rubrique, deLaRubrique, duGroupe, ...one }: JourRow): JourView['lignes'][number] => ({
  ...one,
  le: one.le.toISOString(),
});

/** Counts what each line says of its filter, or of its group, in the order of the codes. */
const nombresOf = <C extends string>(
  codes: readonly C[],
  lignes: readonly JourRow[],
  said: (ligne: JourRow) => [C, number],
): { code: C; nombre: number }[] => {
  const nombres = new Map(lignes.map(said));
  return codes.flatMap((code) => {
    const nombre = nombres.get(code);
    return nombre === undefined ? [] : [{ code, nombre }];
  });
};
