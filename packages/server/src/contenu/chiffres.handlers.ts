import type { chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { countAbandonedByEtape, daysBeforeAbandoned } from '@asso/domain/contenu/chiffres.rules';
import { tauxSatisfaction } from '@asso/domain/contenu/satisfaction.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listPerimetreServices } from '../statistiques/portee.sql.ts';
import { readRythmeChiffres } from '../statistiques/rythme.ts';
import { countAvisByAnnee, countCommencees, countLaissees } from './chiffres.sql.ts';

export const chiffresHandlers = ({ db, clock }: Platform): Handlers<typeof chiffresEndpoints> => ({
  readChiffres: async ({ query }) => {
    const at = clock.now();
    const annee = query.annee ?? Number(localDay(at).slice(0, 4));
    const asked = { annee, at, joursAvantLaissee: daysBeforeAbandoned };
    const services = (await listPerimetreServices(db, { kind: 'tout' })).map(({ id }) => id);
    const [rythme, commencees, laissees, avis] = await Promise.all([
      readRythmeChiffres(db, { services, annee, at }),
      countCommencees(db, asked),
      countLaissees(db, asked),
      countAvisByAnnee(db, annee),
    ]);
    const annees = [annee, annee - 1].map((one) => {
      const { commencees: begun = 0, envoyees = 0 } = commencees.find(({ annee: of }) => of === one) ?? {};
      const said = avis.find(({ annee: of }) => of === one) ?? { reponses: 0, bien: 0 };
      const etapes = countAbandonedByEtape(laissees, one, etapesSubvention);
      return {
        annee: one,
        commencees: begun,
        envoyees,
        etapes,
        laissees: etapes.reduce((sum, { n }) => sum + n, 0),
        reponses: said.reponses,
        satisfaction: tauxSatisfaction(said),
      };
    });
    return { ok: true, value: { rythme, annees } };
  },
});
