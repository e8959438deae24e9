import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isTcaPose, tcaWithAccord } from '@asso/domain/agrement/dossier-agrement.rules';
import { pointsAgrement } from '@asso/domain/agrement/points-agrement.rules';
import { sayUntransmitted } from '@asso/domain/dossier/dossier.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { Suspense } from 'react';
import { useFound } from '../demarche/lecture.ts';
import { isEtape } from '../demarche/liens.ts';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { MessagesPanel } from '../dossier/messages/MessagesPanel.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { DecisionPanel } from '../instruction/decision/DecisionPanel.tsx';
import type { AccordProps } from '../instruction/decision/decision-props.ts';
import { BureauPanel } from '../instruction/dossier/BureauPanel.tsx';
import { FoldOnPhone } from '../instruction/dossier/FoldOnPhone.tsx';
import { NotesInternes } from '../instruction/dossier/NotesInternes.tsx';
import { ServiceCompletude } from '../instruction/dossier/ServiceCompletude.tsx';
import { ServiceCorrections } from '../instruction/dossier/ServiceCorrections.tsx';
import { ServicePieces } from '../instruction/dossier/ServicePieces.tsx';
import { instructionVue } from '../instruction/dossier/service-instruction.ts';
import { FileNav } from '../instruction/file/FileNav.tsx';
import { backToFileHref, inFileHref } from '../instruction/file/file-instruction.ts';
import { besideWidth, pieceOuverte, pieceParam } from '../instruction/piece/piece-ouverte.ts';
import { useFileOuverte } from '../instruction/poste/file-ouverte.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useReread } from '../platform/use-read.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { useMedia } from '../ui/page/use-media.ts';
import { AccordForm } from './AccordForm.tsx';
import { AccordObtenu } from './AccordObtenu.tsx';
import { filAgrements, liensAgrement } from './agrement-href.ts';
import { ContenuAgrement } from './ContenuAgrement.tsx';
import { sayCorrectionsAgrement } from './corrections-agrement.ts';
import { DossierAgrementPage } from './DossierAgrementPage.tsx';
import { lectureAgrement } from './lecture-agrement.ts';
import { accordCorps, accordErrors } from './saisie-accord.ts';
import '../dossier/dossier.css';
import '../instruction/dossier/service-dossier.css';
import '../instruction/dossier/tableaux-etroits.css';
import '../instruction/piece/piece-volet.css';
import '../instruction/poste/poste.css';

/**
 * The page where the service reads the dossier and decides; to edit it, the service uses the pages of the association.
 */
export function ServiceAgrementPage() {
  const { idDossier = '' } = useRouteParams();
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  if (mode === 'edit' || isEtape(liensAgrement, etape)) return <DossierAgrementPage />;
  return <Dossier key={idDossier} id={idDossier} />;
}

function Dossier({ id }: { id: string }) {
  const { read, refresh } = useFound(lectureAgrement, { id });
  return <ReadPage read={read}>{(dossier) => <Page dossier={dossier} reload={refresh} />}</ReadPage>;
}

type PageProps = { dossier: DossierAgrementView; reload: () => Promise<unknown> };

/** Shows the answers, the pièces and the messages, with the decision beside, and the queue it was opened from. */
function Page({ dossier, reload }: PageProps) {
  const { id_fo, demandeur, rights, pieces, definition } = dossier;
  const instruction = instructionVue(dossier);
  const service = instruction.id_service_instructeur;
  const { ouverte, isBeside: isFileBeside } = useFileOuverte();
  const reread = useReread();
  const suite = ouverte?.next
    ? { label: 'Dossier suivant', href: inFileHref(ouverte.next, ouverte.file.address) }
    : {
        label: 'Revenir à la file',
        href: backToFileHref(ouverte?.file.address ?? '?genres=agrement', id_fo),
        isBack: true,
      };
  const points = pointsAgrement({
    pieces,
    type_agrement: dossier.agrement.type,
    isTcaPose: isTcaPose(completAgrement(dossier)),
    hasQuestions: Object.keys(definition.champs_personnalises).length > 0,
  });
  const piece = pieceOuverte(pieces, useQueryParams().get(pieceParam));
  const isBeside = useMedia(besideWidth);
  const volet = piece && (
    <Suspense>
      <PieceVolet key={piece.code} dossier={dossier} groupes={points} piece={piece} />
    </Suspense>
  );
  if (volet && !isBeside) return volet;
  return (
    <div className={`poste__dossier poste__dossier--sans-ancres${volet ? ' piece-a-cote' : ''}`}>
      <FileNav ouverte={ouverte} id_fo={id_fo} isBeside={isFileBeside} />
      <Tete dossier={dossier} canEdit={rights.edit === true} isInFile={ouverte !== null} />
      <div className="poste__annonces pile">
        <ServiceCorrections
          dossier={dossier}
          said={(corrections) => sayCorrectionsAgrement(dossier, corrections)}
        />
        <AccordObtenu dossier={dossier} isService />
      </div>
      <aside className="poste__volet tableaux-etroits cases-serrees" aria-label="Décision du service">
        <div className="poste__acte">
          <DecisionPanel
            key={service}
            dossier={dossier}
            instruction={instruction}
            accord={accordOf(dossier)}
            points={points}
            reload={async () => {
              await reload();
              await reread(dossierEndpoints.listDossiers);
            }}
            suite={suite}
          />
        </div>
        <div className="poste__juger">
          <BureauPanel id_fo={id_fo} service={service} isRecu={instruction.etat === 'D'} onStart={reload} />
          <FoldOnPhone className="poste__plis" summary="Complétude et notes" isOpen={false}>
            <ServiceCompletude
              dossier={{ ...dossier, projets: [] }}
              fuseau={definition.fuseau}
              reload={reload}
              suite={suite}
            />
            <NotesInternes id_fo={id_fo} canWrite={rights.message === true} />
          </FoldOnPhone>
        </div>
      </aside>
      <div className="pile poste__parties">
        <section className="feuille poste__partie">
          <ContenuAgrement dossier={dossier} isForService />
        </section>
        <section className="feuille poste__partie pile" aria-labelledby="pieces-jointes">
          <h2 id="pieces-jointes">Pièces</h2>
          <ServicePieces pieces={pieces} />
        </section>
        <section className="feuille poste__partie">
          <MessagesPanel
            id_fo={id_fo}
            destinataire={`à ${demandeur.nom}`}
            association={demandeur.nom}
            titre="Échanges"
            canWrite={rights.message === true}
            isService
            hasNotesElsewhere
            help="Un message ne change pas l’état du dossier."
          />
        </section>
        <section className="feuille poste__partie">
          <SuiviPanel id_fo={id_fo} titre="Historique" />
        </section>
      </div>
      {volet}
    </div>
  );
}

/** Shows a piece beside the dossier; the code is loaded when the first piece is opened. */
const PieceVolet = lazyPart(() =>
  import('../instruction/piece/PieceVolet.tsx').then((module) => module.PieceVolet),
);

/** Returns the form needed to grant this agrément. */
function accordOf(dossier: DossierAgrementView) {
  const { id_fo, definition } = dossier;
  const tcaOn = (jour: string) => tcaWithAccord(completAgrement(dossier), jour);
  const given = { id_fo, annees: definition.duree_validite_annees, tcaOn };
  return {
    form: (props: AccordProps) => <AccordForm {...props} {...given} />,
    errorsOf: accordErrors,
    corpsOf: accordCorps,
  };
}

type TeteProps = {
  dossier: DossierAgrementView;
  canEdit: boolean;
  /** True when the dossier was opened from a queue: the column beside, or the bar above, then leads back to it. */
  isInFile: boolean;
};

function Tete({ dossier, canEdit, isInFile }: TeteProps) {
  const { id_fo, demandeur, description, agrement } = dossier;
  const params = useQueryParams();
  const instruction = instructionVue(dossier);
  const { etat, depart, transmis_le } = instruction;
  const nonTransmis = sayUntransmitted(instruction);
  const faits = [
    demandeur.nom,
    agrement.lib_type,
    transmis_le && `reçu le ${formatDate(new Date(transmis_le))}`,
    `dossier ${id_fo}`,
  ];
  return (
    <div className="poste__tete pile pile--serree">
      <PageHeading
        titre={description.titre}
        objet={`Dossier ${id_fo}`}
        fil={isInFile ? undefined : filAgrements}
        aide="instruction"
        badge={
          <>
            <EtatBadge etat={etat} depart={depart} />
            <DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>
          </>
        }
        faits={faits.filter(Boolean).join(' · ')}
      />
      {nonTransmis && <p className="non-transmis">{nonTransmis}</p>}
      {canEdit && (
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
