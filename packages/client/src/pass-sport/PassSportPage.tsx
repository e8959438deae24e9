import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { problemMessage } from '@asso/domain/kernel/problems';
import { type Panneau, panneaux } from '@asso/domain/pass-sport/dossier-psp.rules';
import { passSportProblems } from '@asso/domain/pass-sport/pass-sport.problems';
import { sayTotal } from '@asso/domain/pass-sport/pass-sport.words';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { BackHome } from '../platform/page/BackHome.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CodesForm } from './CodesForm.tsx';
import { DossiersAssociation } from './DossiersAssociation.tsx';
import { ListeInscriptions } from './ListeInscriptions.tsx';
import { StructurePanel } from './StructurePanel.tsx';
import { type PassSport, usePassSport } from './use-pass-sport.ts';
import '../association/association.css';
import '../dossier/dossier.css';
import './pass-sport.css';

/** The Pass’Sport page of an establishment: the checks, the codes to enrol, the enrolments and their reimbursement. */
export function PassSportPage() {
  const { idSiret } = useRouteParams();
  const { id, membership } = useAssociationNamed(idSiret);
  const exercice = useQueryParams().get('exercice') ?? undefined;
  const place = idSiret ?? membership?.id_siret ?? id;
  if (!place) return <BackHome message={problemMessage(passSportProblems['pass-sport.etablissement'])} />;
  return <Lieu key={`${place}/${exercice}`} idSiret={place} exerciceId={exercice} />;
}

function Lieu(lieu: { idSiret: string; exerciceId: string | undefined }) {
  const psp = usePassSport(lieu);
  return (
    <ReadPage read={psp.structure}>{(structure) => <Structure structure={structure} psp={psp} />}</ReadPage>
  );
}

type StructureProps = { structure: StructurePsp; psp: PassSport };

/**
 * Shows an establishment; sends the person home when it is not eligible [R2.22], unless it still has enrolments to
 * follow.
 */
function Structure({ structure, psp }: StructureProps) {
  const { read, dossier } = psp;
  if (read.state === 'attente') return <Loading />;
  const isReserved = read.state === 'refuse' && read.problem.code === 'pass-sport.reserve';
  if (!structure.eligible && !dossier && !isReserved) {
    return <BackHome message={structure.problem?.message ?? ''} />;
  }
  return (
    <div className="page">
      <PageHeading
        titre={`Pass’Sport ${structure.exercice.saison}`}
        chapo={ouvertureSaid(structure)}
        actions={dossier && <DossierPspPdf id={dossier.id} />}
      />
      {structure.exercice.fermeture && <Notice tone="info" title={structure.exercice.fermeture.message} />}
      {read.state === 'refuse' && <Notice tone="attention" title={read.problem.message} />}
      {read.state === 'lu' && <Panneaux structure={structure} psp={psp} />}
      {structure.rights.list && <DossiersAssociation structure={structure} />}
    </div>
  );
}

/** Returns the name of the establishment and a sentence such as « Ouvert jusqu’au 31/12/2026, encore 40 jours. » */
function ouvertureSaid({ nom, exercice }: StructurePsp): string {
  if (exercice.etat !== 'ouvert') return `${nom}.`;
  const { jours_restants: jours } = exercice;
  const reste = jours === 0 ? 'dernier jour' : `encore ${count(jours, 'jour', 'jours')}`;
  return `${nom}. Ouvert jusqu’au ${formatDay(exercice.date_fin)}, ${reste}.`;
}

function Panneaux({ structure, psp }: StructureProps) {
  const params = useQueryParams();
  const { dossier } = psp;
  const asked = panneaux.find((one) => one === params.get('panneau'));
  const shown: Panneau = asked ?? dossier?.showPanel ?? 'structure';
  const tabs = [
    { id: 'structure', label: 'Structure', ...noteOf(structure, dossier) },
    { id: 'inscriptions', label: `Inscriptions${dossier ? ` (${dossier.totaux.nombre})` : ''}` },
  ];
  return (
    <Tabs
      label="Panneaux du dossier Pass’Sport"
      tabs={tabs}
      selected={shown}
      onSelect={(id) => params.set({ panneau: id }, { replace: true })}
    >
      {(id) =>
        id === 'structure' ? (
          <StructurePanel structure={structure} psp={psp} />
        ) : dossier ? (
          <InscriptionsPanel structure={structure} dossier={dossier} psp={psp} />
        ) : (
          <EmptyState
            fact="Aucun dossier pour cet établissement."
            why="Créez-le dans « Structure », puis inscrivez vos bénéficiaires."
          />
        )
      }
    </Tabs>
  );
}

/** Marks the tab when a check is not met. */
const noteOf = (structure: StructurePsp, dossier: DossierPsp | null): { note?: string } =>
  structure.eligible &&
  dossier?.rib?.problem === null &&
  structure.federations.every(({ problem }) => problem === null) &&
  !structure.arrete?.problem
    ? {}
    : { note: 'à compléter' };

/** Downloads the dossier and its enrolments in a PDF. */
const DossierPspPdf = ({ id }: { id: string }) => (
  <DownloadLink row={passSportEndpoints.readDossierPspPdf} params={{ id }} details="pdf">
    Télécharger les inscriptions
  </DownloadLink>
);

type InscriptionsPanelProps = { structure: StructurePsp; dossier: DossierPsp; psp: PassSport };

/** Checks and enrols codes, then lists the enrolled people with their reimbursement. */
function InscriptionsPanel({ structure, dossier, psp }: InscriptionsPanelProps) {
  const { totaux, empechement, hasWright, exercice } = dossier;
  return (
    <div className="pile">
      <KeyFigures
        label="Total des inscriptions"
        figures={[
          {
            label: `${count(totaux.nombre, 'inscription', 'inscriptions')} à ${formatEuros(exercice.montant)}`,
            value: sayTotal(totaux),
            isZero: totaux.nombre === 0,
          },
        ]}
      />
      {hasWright &&
        (empechement ? (
          <Notice tone={exercice.fermeture ? 'info' : 'attention'} title={empechement.message} />
        ) : (
          <CodesForm structure={structure} dossier={dossier} onEnrolled={psp.put} />
        ))}
      <ListeInscriptions structure={structure} dossier={dossier} onChanged={psp.reload} />
    </div>
  );
}
