import type { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { PaiementsView } from '@asso/contract/paiement/paiement.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { findDossier } from '../dossier/dossier.sql.ts';
import { listMySieges } from '../dossier/liste/perimetre.ts';
import type { Answer, Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { sumArgent } from '../subvention/tableau-de-bord/tableau-de-bord.sql.ts';
import { askPaiement } from './ask-paiement.ts';
import { movePaiement } from './move-paiement.ts';
import { paiementsView } from './paiement-view.ts';
import { readComptesRendus } from './retenue.ts';
import { findInstructionPlace, readSituation } from './situation.ts';
import { listUpcomingVersements } from './versements-a-venir.ts';

const anneesMax = 30;

export function paiementHandlers(platform: Platform): Handlers<typeof paiementEndpoints> {
  const { db, clock } = platform;
  const read = async (
    actor: Actor,
    { id, service }: { id: string; service: string },
  ): Promise<Answer<PaiementsView>> => {
    const place = findInstructionPlace(actor, await findDossier(db, id), service);
    if (!place.ok) return place;
    const { dossier, emetteur } = place.value;
    const [situation, comptesRendus] = await Promise.all([
      readSituation(db, place.value),
      // Only the service reads what its reports hold back.
      emetteur === 'bo' ? readComptesRendus(db, [dossier.id]) : null,
    ]);
    return {
      ok: true,
      value: paiementsView(situation, comptesRendus?.get(dossier.id) ?? [], clock.now()),
    };
  };
  return {
    listPaiements: ({ actor, params }) => read(actor, params),
    askPaiement: async ({ actor, params, body }) => {
      const asked = await askPaiement(platform, { actor, ...params, ...body });
      return asked.ok ? read(actor, params) : asked;
    },
    movePaiement: async ({ actor, params, body, ifMatch }) => {
      const moved = await movePaiement(platform, { actor, ...params, ...body, ifMatch });
      return moved.ok ? read(actor, params) : moved;
    },
    deletePaiement: async ({ actor, params, ifMatch }) => {
      const moved = await movePaiement(platform, { actor, ...params, action: 'remove', ifMatch });
      return moved.ok ? read(actor, params) : moved;
    },
    readArgent: async ({ actor }) => ({
      ok: true,
      value: {
        annees: await sumArgent(db, listMySieges(actor), anneesMax),
        versements: await listUpcomingVersements(db, actor, clock.now()),
      },
    }),
  };
}
