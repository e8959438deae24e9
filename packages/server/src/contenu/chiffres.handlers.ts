import type { chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { joursAvantLaissee, laisseesParEtape } from '@asso/domain/contenu/chiffres.rules';
import { tauxSatisfaction } from '@asso/domain/contenu/satisfaction.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listServicesOf } from '../statistiques/portee.sql.ts';
import { rythmeDes } from '../statistiques/rythme.ts';
import { countAvisParAnnee, countCommencees, countLaissees } from './chiffres.sql.ts';

export const chiffresHandlers = ({ db, clock }: Platform): Handlers<typeof chiffresEndpoints> => ({
  readChiffres: async ({ query }) => {
    const at = clock.now();
    const annee = query.annee ?? Number(dayOf(at).slice(0, 4));
    const asked = { annee, at, joursAvantLaissee };
    const services = (await listServicesOf(db, { kind: 'tout' })).map(({ id }) => id);
    const [rythme, commencees, laissees, avis] = await Promise.all([
      rythmeDes(db, { services, annee, at }),
      countCommencees(db, asked),
      countLaissees(db, asked),
      countAvisParAnnee(db, annee),
    ]);
    const annees = [annee, annee - 1].map((one) => {
      const { commencees: begun = 0, envoyees = 0 } = commencees.find(({ annee: of }) => of === one) ?? {};
      const said = avis.find(({ annee: of }) => of === one) ?? { reponses: 0, bien: 0 };
      const etapes = laisseesParEtape(laissees, one, etapesSubvention);
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
