import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sayUntransmitted } from '@asso/domain/dossier/dossier.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { pointsToCorrect } from '@asso/domain/subvention/points-a-corriger.rules';
import { Suspense, useState } from 'react';
import { useFound } from '../../demarche/lecture.ts';
import { sayCompletude } from '../../dossier/completude-dite.ts';
import { DossierPdf } from '../../dossier/DossierPdf.tsx';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { faitsDossier, intituleDossier } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { sayCorrections } from '../../subvention/corrections-dites.ts';
import { sayExercices } from '../../subvention/en-bref.ts';
import { lectureSubvention } from '../../subvention/lecture-subvention.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { FileNav } from '../file/FileNav.tsx';
import { backToFileHref, derniereFileHref, inFileHref, ongletParam } from '../file/file-instruction.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';
import { besideWidth, pieceOuverte, pieceParam } from '../piece/piece-ouverte.ts';
import { useFileOuverte, useIsEdite } from '../poste/file-ouverte.ts';
import { ServiceAncres } from './ServiceAncres.tsx';
import { type ChangementLecture, ServiceChangement } from './ServiceChangement.tsx';
import { ServiceCorrections } from './ServiceCorrections.tsx';
import { ServiceParties } from './ServiceParties.tsx';
import { ServiceVolet, useVoletArrived } from './ServiceVolet.tsx';
import { instructionVue } from './service-instruction.ts';
import '../../dossier/dossier.css';
import '../piece/piece-volet.css';
import './service-dossier.css';
import '../poste/poste.css';

/** The page where a service reads a dossier, judges it and decides, beside the queue it was opened from. */
export function ServiceDossierPage() {
  const { idDossier = '' } = useRouteParams();
  if (!useIsEdite()) return <Dossier key={idDossier} id={idDossier} />;
  return (
    <Suspense>
      <DossierPage />
    </Suspense>
  );
}

/** The pages of the association, which a service uses to edit a dossier. */
const DossierPage = lazyPart(() =>
  import('../../suivi/DossierPage.tsx').then((module) => module.DossierPage),
);

function Dossier({ id }: { id: string }) {
  const { read, refresh } = useFound(lectureSubvention, { id });
  const { ouverte, isBeside } = useFileOuverte();
  const isReading = useQueryParams().get(pieceParam) !== null;
  return (
    <div className={`poste__dossier${isReading ? ' piece-a-cote' : ''}`}>
      <FileNav ouverte={ouverte} id_fo={id} isBeside={isBeside} />
      <ReadPage read={read}>
        {(dossier) => <Page dossier={dossier} reload={refresh} ouverte={ouverte} />}
      </ReadPage>
    </div>
  );
}

type PageProps = {
  dossier: DossierSubventionView;
  reload: () => Promise<unknown>;
  ouverte: FileOuverte | null;
};

function Page({ dossier, reload, ouverte }: PageProps) {
  const params = useQueryParams();
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: dossier.id_fo } });
  const [lecture, setLecture] = useState<ChangementLecture>({ rang: 0, isUnderWay: false });
  /** Each act of this page reads the dossier and its history again: what it did is then no news. */
  const relire = async () => {
    setLecture(({ rang }) => ({ rang, isUnderWay: true }));
    await Promise.all([reload(), historique.reload()]);
    setLecture(({ rang }) => ({ rang: rang + 1, isUnderWay: false }));
  };
  const isArrived = useVoletArrived(dossier);
  const isBeside = useMedia(besideWidth);
  const piece = pieceOuverte(dossier.pieces, params.get(pieceParam));
  const volet = piece && (
    <Suspense>
      <PieceVolet
        key={piece.code}
        dossier={dossier}
        groupes={pointsToCorrect({ ...dossier, campagne: dossier.campagne as Campagne })}
        piece={piece}
      />
    </Suspense>
  );
  const messages = historique.state === 'lu' ? historique.value.messages : undefined;
  const suite = ouverte?.next
    ? {
        label: 'Dossier suivant',
        href: inFileHref(ouverte.next, ouverte.file.address, params.get(ongletParam)),
      }
    : {
        label: 'Revenir à la file',
        href: backToFileHref(ouverte?.file.address ?? '?', dossier.id_fo),
        isBack: true,
      };
  if (volet && !isBeside) return volet;
  return (
    <>
      <Tete dossier={dossier} isInFile={ouverte !== null} />
      <div className="poste__annonces pile">
        {historique.state === 'lu' && (
          <ServiceChangement
            lecture={lecture}
            evenements={historique.value.evenements}
            reread={historique.reload}
            reload={relire}
          />
        )}
        <ServiceCorrections dossier={dossier} said={(found) => sayCorrections(dossier, found)} />
      </div>
      <ServiceAncres
        nombres={{
          pieces: dossier.pieces.filter(({ document }) => document !== null).length,
          ...(messages === undefined ? {} : { echanges: messages.length }),
        }}
      />
      <ServiceVolet dossier={dossier} reload={relire} suite={suite} isArrived={isArrived} />
      <ServiceParties dossier={dossier} reload={relire} isArrived={isArrived} messages={messages} />
      {volet}
    </>
  );
}

/** Shows a piece beside the dossier; the code is loaded when the first piece is opened. */
const PieceVolet = lazyPart(() => import('../piece/PieceVolet.tsx').then((module) => module.PieceVolet));

type TeteProps = {
  dossier: DossierSubventionView;
  /** True when the dossier was opened from a queue: the bar above then already has the link back. */
  isInFile: boolean;
};

/** The head of the page: the project first, then who asks for which subvention, and the number last. */
function Tete({ dossier, isInFile }: TeteProps) {
  const { id_fo, demandeur, rights } = dossier;
  const instruction = instructionVue(dossier);
  const { etat, depart, transmis_le } = instruction;
  const dite = sayCompletude(instruction);
  const nonTransmis = sayUntransmitted(instruction);
  const params = useQueryParams();
  const faits = [
    demandeur.nom,
    faitsDossier(dossier),
    sayExercices(dossier),
    transmis_le && `reçu le ${formatDate(new Date(transmis_le))}`,
    `dossier ${id_fo}`,
  ];
  return (
    <div className="poste__tete pile pile--serree">
      <PageHeading
        titre={intituleDossier(dossier)}
        objet={`Dossier ${id_fo}`}
        fil={isInFile ? undefined : [{ label: 'Dossiers', href: derniereFileHref() }]}
        aide="instruction"
        badge={
          <>
            <EtatBadge etat={etat} depart={depart} />
            {dite && <StateBadge tone={dite.tone}>{dite.badge}</StateBadge>}
            <DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>
          </>
        }
        faits={faits.filter(Boolean).join(' · ')}
      />
      {nonTransmis && <p className="non-transmis">{nonTransmis}</p>}
      {rights.edit && (
        <div className="actions">
          <AppLink
            className="fr-link fr-icon-edit-line fr-link--icon-left"
            href={params.href({ mode: 'edit' })}
          >
            Modifier le dossier
          </AppLink>
        </div>
      )}
    </div>
  );
}
