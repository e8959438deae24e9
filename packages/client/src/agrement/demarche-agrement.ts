// Describes an agrément dossier for the pages common to all démarches.

import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { agrementTexts, sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import {
  clausesAgrement,
  type DossierAgrement,
  dossierAgrementFields,
} from '@asso/domain/agrement/dossier-agrement.fields';
import {
  type AgrementComplet,
  attestationAgrementProblems,
  donneesProblems,
  scopesAgrement,
} from '@asso/domain/agrement/dossier-agrement.rules';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { sayDossierRenvoye } from '@asso/domain/dossier/dossier.words';
import { withElision } from '@asso/domain/identifiants/elision';
import type { Problem } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { sayCommune } from '@asso/domain/referentiel/commune.words';
import { brouillonBy, transmittingBy } from '../demarche/calls.ts';
import type { Demarche, Mots } from '../demarche/demarche.ts';
import { MessagesDuRenvoi } from '../demarche/renvoi/MessagesDuRenvoi.tsx';
import { mainInstruction, sayToServices } from '../dossier/etat-dossier.ts';
import { signatureDossier } from '../dossier/signature/signature-dossier.ts';
import { AutourAgrement } from './AutourAgrement.tsx';
import { filAgrements, liensAgrement } from './agrement-href.ts';
import { ChoixAgrementStep } from './ChoixAgrementStep.tsx';
import { ContenuAgrement } from './ContenuAgrement.tsx';
import { DemandeurAgrementStep } from './DemandeurAgrementStep.tsx';
import { DonneesStep } from './DonneesStep.tsx';
import { EchecAgrement } from './EchecAgrement.tsx';
import { agrementSummary, sayPiecesAgrement } from './en-bref-agrement.ts';
import { lectureAgrement } from './lecture-agrement.ts';
import { optionsAgrement } from './options-agrement.ts';
import { PiecesAgrementStep } from './PiecesAgrementStep.tsx';
import { RecuAgrement } from './RecuAgrement.tsx';

const motsAgrement: Mots<DossierAgrementView> = {
  objet: ({ id_fo }) => `Dossier ${id_fo}`,
  titre: ({ description }) => description.titre,
  fil: () => filAgrements,
  nomDansFil: ({ description, id_fo }) => `${description.titre} · ${id_fo}`,
  aide: 'agrement',
  bande: (dossier) => {
    const instruction = mainInstruction(dossier);
    const { date_fin, fuseau } = dossier.definition;
    return {
      numero: `Dossier ${dossier.id_fo}`,
      ...(instruction.etat === 'C'
        ? { etat: sayDossierRenvoye(instruction) }
        : { echeance: { le: date_fin, zone: fuseau } }),
    };
  },
};

export const demarcheAgrement: Demarche<DossierAgrementView, DossierAgrement, EtapeAgrement, { id: string }> =
  {
    mots: motsAgrement,
    liens: liensAgrement,
    lecture: lectureAgrement,
    brouillon: brouillonBy(dossierAgrementEndpoints.saveEtapeAgrement, {
      nom: ({ id }) => `agrement-${id}`,
      fields: dossierAgrementFields,
      cle: 'tete',
      input: ({ id_fo }) => ({ params: { id_fo }, query: {} }),
    }),
    form: (dossier, tete) => {
      const complet = completAgrement(dossier, tete);
      return {
        sentences: agrementTexts,
        custom: complet.definition.champs_personnalises,
        scopes: scopesAgrement(complet),
        options: optionsAgrement(dossier),
      };
    },
    problems: (dossier, tete, etape) => ownProblems[etape](completAgrement(dossier, tete)),
    say: sayAgrementProblem,
    veille: ({ id, version }) => ({ id, version, projets: [] }),
    etapes: {
      choix: { chapo: 'Ce que vous avez choisi en commençant ce dossier.', Contenu: ChoixAgrementStep },
      demandeur: {
        chapo: 'Qui demande, qui signe, et qui le service appellera.',
        Contenu: DemandeurAgrementStep,
      },
      pieces: {
        chapo: (dossier) =>
          `Les papiers demandés : ${sayPiecesAgrement(dossier)}. Ils restent dans vos documents.`,
        Contenu: PiecesAgrementStep,
      },
      donnees: { chapo: 'Ce que le service regarde pour accorder cet agrément.', Contenu: DonneesStep },
    },
    enBref: agrementSummary,
    Autour: AutourAgrement,
    ApresListe: MessagesDuRenvoi,
    envoi: {
      objet: 'dossier',
      services: sayToServices,
      rappel: 'Votre demande d’agrément n’est pas transmise. Cliquez sur « Transmettre ».',
      confirme: (dossier) => ({
        avant: 'Dossier ',
        numero: dossier.id_fo,
        milieu: ` ${withElision(dossier.demandeur.nom)} : `,
        fort: dossier.description.titre,
        fin: `, ${sayToServices(dossier)}.`,
      }),
      isTransmis: (dossier) =>
        isIdEtatTransmis(dossier.description.id_etat) && mainInstruction(dossier).transmis_le !== null,
      transmit: transmittingBy(
        dossierAgrementEndpoints.transmitDossierAgrement,
        ({ id_fo }: DossierAgrementView) => ({ params: { id_fo }, query: {}, body: {} }),
      ),
      relus: [dossierEndpoints.listDossiers, tableauDeBordEndpoints.tableauDeBord],
      aussi: ({ pieces }) => pieces.map(({ document }) => document),
      attestation: {
        clauses: clausesAgrement,
        fields: dossierAgrementFields.attestation.fields,
        parentPath: 'attestation',
        propose: ({ demandeur: { commune } }) => ({ 'attestation.lieu': commune && sayCommune(commune) }),
        certifie: 'attestation.certifie',
        isSaved: true,
        problems: (dossier, tete) => attestationAgrementProblems(completAgrement(dossier, tete)),
      },
      Resume: ContenuAgrement,
      signature: signatureDossier,
      Echec: EchecAgrement,
      Recu: RecuAgrement,
    },
  };

/** The problems that the browser finds as one types; those about people and files are known to the server only. */
const ownProblems: Record<EtapeAgrement, (complet: AgrementComplet) => readonly Problem[]> = {
  choix: () => [],
  demandeur: (complet) =>
    problems({ demandeur: dossierAgrementFields.demandeur }, complet.tete, {
      stage: 'transmission',
      scopes: scopesAgrement(complet),
    }),
  pieces: () => [],
  donnees: donneesProblems,
  transmission: () => [],
};
