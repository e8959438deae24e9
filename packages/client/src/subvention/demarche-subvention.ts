// Describes the dossier of a subvention for the pages common to all démarches.

import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sayCommune } from '@asso/domain/referentiel/commune.words';
import {
  clausesAttestation,
  type DossierSubvention,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { listPointsToReread } from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import { brouillonBy, transmittingBy } from '../demarche/calls.ts';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';
import type { Demarche } from '../demarche/demarche.ts';
import { MessagesDuRenvoi } from '../demarche/renvoi/MessagesDuRenvoi.tsx';
import { sayToServices } from '../dossier/etat-dossier.ts';
import { signatureDossier } from '../dossier/signature/signature-dossier.ts';
import { actedPart, lazyPart } from '../ui/page/lazy-part.ts';
import { ActionsDossier } from './ActionsDossier.tsx';
import { montantTotal, projetsChapo, sayPieces, subventionWords } from './en-bref.ts';
import { lectureSubvention } from './lecture-subvention.ts';
import { motsSubvention } from './mots-subvention.ts';
import { ReprisNotice } from './relecture/ReprisNotice.tsx';
import { champPhrases } from './say-dossier-problems.ts';
import { askedIn, dossierQuestions, type Section, sectionProblems } from './sections.ts';

/** The steps whose problems can be found here; those of the other steps are known to the server only. */
const sectionOf: Partial<Record<EtapeSubvention, Section>> = {
  choix: 'description',
  demandeur: 'demandeur',
};

/** The page opens on the list of the steps; their code is loaded at the first gesture. */
const etapesLues = {
  choix: actedPart(async () => (await import('./choix/ChoixStep.tsx')).ChoixStep),
  demandeur: actedPart(async () => (await import('./DemandeurStep.tsx')).DemandeurStep),
  pieces: actedPart(async () => (await import('./PiecesStep.tsx')).PiecesStep),
  projets: actedPart(async () => (await import('./ProjetsStep.tsx')).ProjetsStep),
};

export const demarcheSubvention: Demarche<
  DossierSubventionView,
  DossierSubvention,
  EtapeSubvention,
  { id: string }
> = {
  ...subventionWords,
  mots: motsSubvention,
  lecture: lectureSubvention,
  brouillon: brouillonBy(dossierEndpoints.saveDossier, {
    nom: ({ id }) => `dossier-${id}`,
    fields: dossierSubventionFields,
    cle: 'tete',
    input: ({ id_fo }) => ({ params: { id_fo } }),
    isSentLater: true,
  }),
  form: (dossier, tete) => ({
    ...dossierQuestions(dossier, tete),
    sentences: champPhrases,
    options: listDossierOptions(dossier),
  }),
  problems: (dossier, tete, etape) => {
    const section = sectionOf[etape];
    return section ? sectionProblems(dossier, tete, section) : [];
  },
  say: sayProblem,
  veille: (dossier) => dossier,
  etapes: {
    choix: { chapo: 'L’aide demandée, et pour quelles années.', Contenu: etapesLues.choix },
    demandeur: { chapo: 'Qui demande, qui signe, et où verser l’argent.', Contenu: etapesLues.demandeur },
    pieces: {
      chapo: (dossier) => `Les papiers demandés : ${sayPieces(dossier)}. Ils restent dans vos documents.`,
      Contenu: etapesLues.pieces,
    },
    projets: {
      chapo: projetsChapo,
      Contenu: etapesLues.projets,
    },
  },
  sousPage: {
    param: 'projet',
    Page: actedPart(async () => (await import('./projet/PageProjet.tsx')).PageProjet),
  },
  Rappel: ReprisNotice,
  aSonActe: ({ renouvelle, tete }) => renouvelle !== null && tete.relecture?.demandee === true,
  Autour: ActionsDossier,
  Ailleurs: lazyPart(async () => (await import('./AutresServices.tsx')).AutresServices),
  ApresListe: MessagesDuRenvoi,
  Repondre: lazyPart(async () => (await import('./RepondreSansChanger.tsx')).RepondreSansChanger),
  envoi: {
    objet: 'dossier',
    services: sayToServices,
    isARelire: ({ renouvelle, tete: { relecture } }) =>
      renouvelle !== null && relecture?.demandee === true && listPointsToReread(relecture).length > 0,
    rappel: 'Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».',
    confirme: (dossier) => ({
      avant: 'Dossier ',
      numero: dossier.id_fo,
      milieu: ` ${withElision(dossier.demandeur.nom)} : `,
      fort: `${formatEuros(montantTotal(dossier))} demandés`,
      fin: ` ${sayToServices(dossier)}.`,
    }),
    isTransmis: ({ description }) => isIdEtatTransmis(description.id_etat),
    transmit: transmittingBy(transmissionEndpoints.transmitDossier, ({ id_fo }: DossierSubventionView) => ({
      params: { id_fo },
      body: {},
    })),
    relus: [dossierEndpoints.listDossiers, tableauDeBordEndpoints.tableauDeBord],
    aussi: (dossier) => [
      [dossier, ...dossier.projets].flatMap((one) => one.pieces.map(({ document }) => document?.uuid)),
      dossier.projets.map(({ corps }) => corps),
    ],
    attestation: {
      clauses: clausesAttestation,
      fields: dossierSubventionFields.attestation.fields,
      only: askedIn('attestation'),
      parentPath: 'attestation',
      propose: ({ demandeur: { commune } }) => ({ 'attestation.lieu': commune && sayCommune(commune) }),
      notes: ({ renouvelle }): Record<string, string> =>
        renouvelle
          ? { 'attestation.aides_publiques': `Repris de votre demande ${renouvelle.exercice} : à vérifier.` }
          : {},
      certifie: 'attestation.certifie',
      isSaved: true,
      problems: (dossier, tete) => sectionProblems(dossier, tete, 'attestation'),
    },
    // The code of the summary is loaded on the last page before transmitting only.
    Resume: lazyPart(async () => (await import('./ResumeDossier.tsx')).ResumeDossier),
    signature: signatureDossier,
    lieu,
    // The récépissé shows telephone numbers, with a library as large as all the steps: its code is loaded apart.
    Recu: lazyPart(async () => (await import('./RecuSubvention.tsx')).RecuSubvention),
  },
};

/** Returns « Projet 1, budget 2027 : », the place of a field within the projects. */
function lieu({ projets }: DossierSubventionView, field: string): string {
  const [section, id, rubrique, annee] = field.split('.');
  const projet = section === 'projets' ? projets.find((one) => one.id === id) : undefined;
  if (!projet) return '';
  const budget = rubrique === 'budgets' && annee ? `, budget ${annee}` : '';
  return `Projet ${projet.numero_projet}${budget} : `;
}
