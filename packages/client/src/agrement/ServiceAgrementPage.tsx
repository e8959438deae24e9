import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isTcaPose, tcaAvecAccord } from '@asso/domain/agrement/dossier-agrement.rules';
import { pointsAgrement } from '@asso/domain/agrement/points-agrement.rules';
import { nonTransmisSaid } from '@asso/domain/dossier/dossier.words';
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
import { ServiceCompletude } from '../instruction/dossier/ServiceCompletude.tsx';
import { ServiceCorrections } from '../instruction/dossier/ServiceCorrections.tsx';
import { ServicePieces } from '../instruction/dossier/ServicePieces.tsx';
import { instructionVue } from '../instruction/dossier/service-instruction.ts';
import { FileNav } from '../instruction/file/FileNav.tsx';
import { backToFileHref, inFileHref } from '../instruction/file/file-instruction.ts';
import { TouchesAide } from '../instruction/file/TouchesAide.tsx';
import { useFileInstruction } from '../instruction/file/use-file-instruction.ts';
import { besideWidth, pieceOuverte, pieceParam } from '../instruction/piece/piece-ouverte.ts';
import { useTouchesDuPoste } from '../instruction/poste/use-touches-du-poste.ts';
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
import { correctionsAgrementSaid } from './corrections-agrement.ts';
import { DossierAgrementPage } from './DossierAgrementPage.tsx';
import { lectureAgrement } from './lecture-agrement.ts';
import { accordCorps, accordErrors } from './saisie-accord.ts';
import '../dossier/dossier.css';
import '../instruction/dossier/service-dossier.css';
import '../instruction/piece/piece-volet.css';

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

/** Shows the answers, the pièces and the messages, with the decision beside. */
function Page({ dossier, reload }: PageProps) {
  const { id_fo, demandeur, rights, pieces, definition } = dossier;
  const instruction = instructionVue(dossier);
  const ouverte = useFileInstruction(id_fo);
  const reread = useReread();
  const suite = ouverte?.next
    ? { label: 'Dossier suivant', href: inFileHref(ouverte.next, ouverte.file.address) }
    : {
        label: 'Revenir à la file',
        href: backToFileHref(ouverte?.file.address ?? '?genres=agrement', id_fo),
        isBack: true,
      };
  const complete = { ...dossier, projets: [] };
  const { lignes, isHelpOpen, closeHelp } = useTouchesDuPoste(ouverte, { hasFileBeside: false });
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
    <div className="page page--serree bureau-agrement">
      <FileNav ouverte={ouverte} id_fo={id_fo} />
      <Tete dossier={dossier} canEdit={rights.edit === true} />
      <BureauPanel
        id_fo={id_fo}
        service={instruction.id_service_instructeur}
        isRecu={instruction.etat === 'D'}
        onStart={reload}
      />
      <div className={volet ? 'dossier-service piece-au-dessus' : 'dossier-service'}>
        <div className="pile pile--large">
          <ServiceCorrections
            dossier={dossier}
            said={(corrections) => correctionsAgrementSaid(dossier, corrections)}
          />
          <AccordObtenu dossier={dossier} isService />
          <ContenuAgrement dossier={dossier} isForService />
          <section className="pile" aria-labelledby="pieces-jointes">
            <h2 className="fr-h4" id="pieces-jointes">
              Pièces et complétude
            </h2>
            <ServicePieces pieces={pieces} />
            <ServiceCompletude
              dossier={complete}
              fuseau={dossier.definition.fuseau}
              reload={reload}
              suite={suite}
            />
          </section>
          <MessagesPanel
            id_fo={id_fo}
            destinataire={`à ${demandeur.nom}`}
            association={demandeur.nom}
            titre="Échanges"
            canWrite={rights.message === true}
            isService
            help="Un message ne change pas l’état du dossier."
          />
        </div>
        <aside className="pile pile--large" aria-label="Décision du service">
          {volet}
          <DecisionPanel
            key={instruction.id_service_instructeur}
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
          <SuiviPanel id_fo={id_fo} titre="Historique" />
        </aside>
      </div>
      {isHelpOpen && <TouchesAide titre="Touches du dossier" lignes={lignes} onClose={closeHelp} />}
    </div>
  );
}

/** Shows a piece above the decision; the code is loaded when the first piece is opened. */
const PieceVolet = lazyPart(() =>
  import('../instruction/piece/PieceVolet.tsx').then((module) => module.PieceVolet),
);

/** Returns the form needed to grant this agrément. */
function accordOf(dossier: DossierAgrementView) {
  const { id_fo, definition } = dossier;
  const tcaOn = (jour: string) => tcaAvecAccord(completAgrement(dossier), jour);
  const given = { id_fo, annees: definition.duree_validite_annees, tcaOn };
  return {
    form: (props: AccordProps) => <AccordForm {...props} {...given} />,
    errorsOf: accordErrors,
    corpsOf: accordCorps,
  };
}

function Tete({ dossier, canEdit }: { dossier: DossierAgrementView; canEdit: boolean }) {
  const { id_fo, demandeur, description, agrement } = dossier;
  const params = useQueryParams();
  const instruction = instructionVue(dossier);
  const { etat, depart, transmis_le } = instruction;
  const nonTransmis = nonTransmisSaid(instruction);
  const parts = [
    `${description.titre}, ${agrement.lib_type}`,
    transmis_le && `reçu le ${formatDate(new Date(transmis_le))}`,
  ];
  return (
    <div className="pile pile--serree">
      <PageHeading
        titre={`${id_fo} · ${demandeur.nom}`}
        fil={filAgrements}
        aide="instruction"
        badge={<EtatBadge etat={etat} depart={depart} />}
        chapo={parts.filter(Boolean).join(' · ')}
      />
      {nonTransmis && <p className="non-transmis">{nonTransmis}</p>}
      <div className="actions">
        <DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>
        {canEdit && (
          <AppLink
            className="fr-link fr-icon-edit-line fr-link--icon-left"
            href={params.href({ mode: 'edit' })}
          >
            Modifier le dossier
          </AppLink>
        )}
      </div>
    </div>
  );
}
