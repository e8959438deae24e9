// Describes a demande de SIRET for the pages common to all démarches.
import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import { type DemandeSiret, demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { problems } from '@asso/domain/kernel/walk-problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { brouillonBy, transmittingBy } from '../demarche/calls.ts';
import type { Demarche } from '../demarche/demarche.ts';
import { makeLecture } from '../demarche/lecture.ts';
import { ActiviteStep } from './ActiviteStep.tsx';
import { AdressesStep } from './AdressesStep.tsx';
import { AutourDemande } from './AutourDemande.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { sayDocuments, siretSummary } from './en-bref-siret.ts';
import { IdentiteStep } from './IdentiteStep.tsx';
import { RecuSiret } from './RecuSiret.tsx';
import { ResumeSiret } from './ResumeSiret.tsx';
import { filDemandesSiret, liensSiret, titre } from './siret-href.ts';

const numero = ({ identifiant }: Pick<DemandeSiretView, 'identifiant'>) => identifiant.id_fo_fonctionnel;

export const demarcheSiret: Demarche<DemandeSiretView, DemandeSiret, EtapeSiret, { id: string }> = {
  mots: {
    objet: (demande) => `Demande ${numero(demande)}`,
    titre: () => titre,
    fil: () => filDemandesSiret,
    nomDansFil: () => titre,
    aide: 'siret',
    chapo: 'Pour recevoir une subvention. Gratuit, environ 10 minutes.',
    bande: (demande) => ({ numero: `Demande de SIRET ${numero(demande)}` }),
  },
  liens: liensSiret,
  lecture: makeLecture(
    demandeSiretEndpoints.readDemandeSiret,
    ({ id }: { id: string }) => ({ params: { id }, query: {} }),
    (demande) => demande,
  ),
  brouillon: brouillonBy(demandeSiretEndpoints.saveDemandeSiret, {
    nom: ({ id }) => `demande-siret-${id}`,
    fields: demandeSiretFields,
    cle: 'demande',
    input: (demande) => ({ params: { id: numero(demande) }, query: {} }),
  }),
  form: () => ({ sentences: { ...identifiantProblems, ...referentielProblems } }),
  problems: (_demande, value, etape) => sectionProblems(value, sectionOfEtape[etape]),
  say: saySiretProblem,
  avancer: ({ tete }, etape) => {
    const next = etapesSiret.indexOf(etape) + 1;
    if (next > Number(tete.value.identifiant?.step ?? 0)) tete.set('identifiant.step', next);
  },
  etapes: {
    identite: { chapo: 'Vérifiez ce que le registre dit de votre association.', Contenu: IdentiteStep },
    adresses: {
      chapo: 'Le siège est le premier établissement de votre association : il recevra le SIRET.',
      Contenu: AdressesStep,
    },
    activite: {
      chapo: 'Le code d’activité (APE) sera choisi d’après ce que vous écrivez ici.',
      Contenu: ActiviteStep,
    },
    documents: {
      chapo: (demande) => `Les trois papiers demandés : ${sayDocuments(demande)}.`,
      Contenu: DocumentsStep,
    },
  },
  enBref: siretSummary,
  Autour: AutourDemande,
  envoi: {
    objet: 'demande',
    rappel: 'Votre demande de SIRET n’est pas transmise. Cliquez sur « Transmettre ».',
    confirme: (demande) => ({
      avant: 'Demande de SIRET ',
      numero: numero(demande),
      milieu: ' pour ',
      fort: demande.identite.nom,
      fin: '.',
    }),
    isTransmis: ({ transmis_le, description }) =>
      transmis_le !== null && !isEditableIn(description.code_etat),
    transmit: transmittingBy(demandeSiretEndpoints.transmitDemandeSiret, (demande: DemandeSiretView) => ({
      params: { id: numero(demande) },
      query: {},
      body: { cerfa: { attestation: true } },
    })),
    relus: [demandeSiretEndpoints.listDemandesSiret],
    attestation: {
      fields: { attestation: demandeSiretFields.attestation },
      certifie: 'attestation',
      // The certification leaves with the transmission itself, so nothing is saved before.
      isSaved: false,
      problems: (_demande, value) => sectionProblems(value, 'attestation'),
    },
    Resume: ResumeSiret,
    Recu: RecuSiret,
  },
};

/**
 * Returns the problems that the browser can find; those of files, or of the right to ask, are known to the server only.
 */
function sectionProblems(value: DemandeSiret, section: (typeof sectionOfEtape)[EtapeSiret]) {
  if (section === 'documents') return [];
  return problems({ [section]: demandeSiretFields[section] }, value, { stage: 'transmission' });
}
