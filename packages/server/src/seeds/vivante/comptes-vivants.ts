// The accounts with which the second demonstration is visited.
import { defaultRole } from '@asso/domain/compte/roles.rules';
import type { DemoAccount } from '../../platform/seeds.ts';
import { demoMotDePasse } from '../demo/comptes-de-demo.ts';
import { makeCourriel, makeNumeros } from './associations-vivantes.ts';
import { associationsVivantes } from './plan.ts';
import { agentsVivants, associationARenouveler, servicesVivants } from './services-vivants.ts';

const agents = Object.values(agentsVivants).map((agent): DemoAccount => {
  const roles = ['isCompteDuService' in agent ? 'rds.service' : 'rds.user'];
  return {
    email: agent.email,
    password: demoMotDePasse,
    role: defaultRole(roles) ?? '',
    roles,
    associations: [],
    service: servicesVivants[agent.service].code,
    what: agent.what,
  };
});

const rang = associationsVivantes.findIndex(({ nom }) => nom === associationARenouveler);
const aRenouveler = associationsVivantes[rang];

const { siren, siret, id_rna } = makeNumeros(rang);
const president: DemoAccount[] = aRenouveler
  ? [
      {
        email: makeCourriel(aRenouveler),
        password: demoMotDePasse,
        role: 'lca.association',
        roles: ['lca.association'],
        associations: [{ nom: aRenouveler.nom, id_siren: siren, id_siret: siret, id_rna, fonction: 'PRE' }],
        service: null,
        what: `Présidente du ${aRenouveler.nom}, avec la demande de l’an dernier à renouveler`,
      },
    ]
  : [];

export const comptesVivants: DemoAccount[] = [...agents, ...president];
