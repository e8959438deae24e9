import type { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import { etatsOf, isAtStudy } from '@asso/domain/dossier/instruction.states';
import { joursApres } from '@asso/domain/identifiants/durees';
import { chargeEquipeOf, colonnesChargeOf } from '@asso/domain/instruction/charge.rules';
import { ouvertureOf } from '@asso/domain/subvention/campagne.rules';
import { countDossiers, type Total } from '../../dossier/liste/dossier-list.sql.ts';
import { askedList, type FiltresAsked } from '../../dossier/liste/dossier-list-asked.ts';
import { listServicesSeen } from '../../dossier/liste/perimetre.sql.ts';
import { perimetreOf } from '../../dossier/liste/perimetre.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCampagnesEnVue } from '../../subvention/subvention.sql.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { serviceOf } from '../bureau/bureau-access.ts';
import { countVuesEnregistrees } from './count-vues.ts';
import { countAvisAttendus, listCharges, listEcheances, listParSemaine } from './tableau.sql.ts';
import { listVues } from './vue.sql.ts';

const joursMontres = 30;
const atStudy = etatsOf(isAtStudy);

export function tableauHandlers({ db, clock }: Platform): Handlers<typeof tableauEndpoints> {
  /** Counts with the query of the list that the figure opens, so that both always agree. */
  const count = (actor: Actor, filtres: FiltresAsked): Promise<Total> =>
    countDossiers(db, askedList(actor, filtres, clock.now()));
  const total = async (actor: Actor, filtres: FiltresAsked) => (await count(actor, filtres)).total;

  return {
    readTableauBureau: async ({ actor, query }) => {
      const now = clock.now();
      const services = actor.services.map(({ id_service }) => id_service);
      const perimetre = perimetreOf(actor);
      const a = query.voir === 'charge' ? actor.id : null;
      const until = joursApres(now, joursMontres);
      const mine = a === null ? {} : { affectes: [a] };
      const [seen, charges, echeances, avis, campagnes, vues] = await Promise.all([
        listServicesSeen(db, perimetre),
        listCharges(db, perimetre),
        listEcheances(db, { perimetre, services, a, now, until }),
        countAvisAttendus(db, services),
        listCampagnesEnVue(db, [], now),
        listVues(db, { id_utilisateur: actor.id, services: [] }),
      ]);
      const administres = new Set(seen);
      const [corriges, messages, ribs] = await Promise.all(
        ['corrige', 'message', 'rib'].map((value) => total(actor, { ...mine, a_lire: [value] })),
      );
      return {
        ok: true,
        value: {
          maCharge: await total(actor, { etats: atStudy, affectes: [actor.id] }),
          nonAffectes: await total(actor, { etats: atStudy, affectes: [affecteAPersonne] }),
          corriges: corriges ?? 0,
          messages: messages ?? 0,
          ribs: ribs ?? 0,
          avis,
          parCollegue: charges.map(({ id, nom, nombre }) => ({ id, nom: nom ?? 'Non affectés', nombre })),
          echeances: echeances.map(({ le, ...one }) => ({ ...one, le: le.toISOString() })),
          vues: await countVuesEnregistrees(db, vues, { actor, now }),
          hasCampagne: campagnes.some(
            ({ contenu }) =>
              contenu.instructeurs.some(({ id_service }) => administres.has(id_service)) &&
              contenu.sous_dispositifs.some((one) => ouvertureOf(one, now) === 'ouverte'),
          ),
        },
      };
    },

    readCharge: async ({ actor, params }) => {
      const found = await serviceOf(db, actor, params.service);
      if (!found.ok) return found;
      const { id, nom } = found.value;
      const now = clock.now();
      const [comptes, collegues] = await Promise.all([
        listParSemaine(db, { perimetre: perimetreOf(actor), service: id, now }),
        listCollegues(db, [id]),
      ]);
      return {
        ok: true,
        value: {
          service: { id, nom },
          colonnes: colonnesChargeOf(now),
          personnes: chargeEquipeOf(collegues, comptes),
        },
      };
    },
  };
}
