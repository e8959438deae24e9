import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useFound } from '../../demarche/lecture.ts';
import { isEtape } from '../../demarche/liens.ts';
import { completudeSaid } from '../../dossier/completude-dite.ts';
import { DossierPdf } from '../../dossier/DossierPdf.tsx';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { isNonTransmis, nomOf } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { liensSubvention } from '../../subvention/dossier-liens.ts';
import { exercicesSaid } from '../../subvention/en-bref.ts';
import { lectureSubvention } from '../../subvention/lecture-subvention.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { narrow, useMedia } from '../../ui/page/use-media.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { ServiceDecision } from '../decision/ServiceDecision.tsx';
import { FileNav } from '../file/FileNav.tsx';
import { backToFileHref, derniereFileHref, inFileHref, ongletParam } from '../file/file-instruction.ts';
import { useFileInstruction } from '../file/use-file-instruction.ts';
import { BureauPanel } from './BureauPanel.tsx';
import { ServiceChangement } from './ServiceChangement.tsx';
import { ServiceCorrections } from './ServiceCorrections.tsx';
import { ServiceOnglet } from './ServiceOnglet.tsx';
import { ServiceOnglets } from './ServiceOnglets.tsx';
import { instructionVue } from './service-instruction.ts';
import { labelsOnglets, type OngletService, ongletOf } from './service-onglets.ts';
import '../../dossier/dossier.css';
import './service-dossier.css';

/** The deciding service sees the dossier here: what is asked, what was checked and what it can do. */
export function ServiceDossierPage() {
  const { idDossier = '' } = useRouteParams();
  const params = useQueryParams();
  const { mode } = usePageQuery();
  const isEditing = mode === 'edit' || isEtape(liensSubvention, params.get('etape'));
  if (!isEditing) return <Dossier key={idDossier} id={idDossier} />;
  return (
    <Suspense>
      <DossierPage />
    </Suspense>
  );
}

/** A service that edits a dossier does so on the pages of the association. */
const DossierPage = lazyPart(() =>
  import('../../suivi/DossierPage.tsx').then((module) => module.DossierPage),
);

function Dossier({ id }: { id: string }) {
  const { read, refresh } = useFound(lectureSubvention, { id });
  return <ReadPage read={read}>{(dossier) => <Page dossier={dossier} reload={refresh} />}</ReadPage>;
}

type PageProps = { dossier: DossierSubventionView; reload: () => Promise<unknown> };

function Page({ dossier, reload }: PageProps) {
  const isNarrow = useMedia(narrow);
  const params = useQueryParams();
  const ouverte = useFileInstruction(dossier.id_fo);
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: dossier.id_fo } });
  const onglet = ongletOf(params.get(ongletParam), isNarrow);
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
  const decision = <ServiceDecision dossier={dossier} reload={reload} suite={suite} />;
  const nombres = {
    projets: dossier.projets.length,
    pieces: dossier.pieces.filter(({ document }) => document !== null).length,
    ...(historique.state === 'lu' ? { echanges: historique.value.messages.length } : {}),
  };
  return (
    <div className="page page--serree">
      <FileNav ouverte={ouverte} id_fo={dossier.id_fo} />
      <Tete dossier={dossier} onglet={onglet} hasAside={!isNarrow} isInFile={ouverte !== null} />
      <BureauPanel id_fo={dossier.id_fo} service={instructionVue(dossier).id_service_instructeur} />
      <div className="dossier-service">
        <div className="pile">
          {historique.state === 'lu' && (
            <ServiceChangement
              modifie_le={dossier.modifie_le}
              evenements={historique.value.evenements}
              reread={historique.reload}
              reload={reload}
            />
          )}
          <ServiceCorrections dossier={dossier} />
          <ServiceOnglets present={onglet} nombres={nombres} hasDecision={isNarrow} />
          <PartieOuverte onglet={onglet}>
            {onglet === 'decision' ? (
              decision
            ) : (
              <ServiceOnglet onglet={onglet} dossier={dossier} reload={reload} suite={suite} />
            )}
          </PartieOuverte>
        </div>
        {!isNarrow && <aside aria-label="Décision du service">{decision}</aside>}
      </div>
    </div>
  );
}

/** The tab that was opened gets the focus, and is named by its label. */
function PartieOuverte({ onglet, children }: { onglet: OngletService; children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  const shown = useRef(onglet);
  useEffect(() => {
    if (shown.current === onglet) return;
    shown.current = onglet;
    part.current?.focus({ preventScroll: true });
  }, [onglet]);
  return (
    <section
      ref={part}
      className="dossier-service__partie"
      aria-label={`${labelsOnglets[onglet]}, partie du dossier`}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}

type TeteProps = {
  dossier: DossierSubventionView;
  onglet: OngletService;
  hasAside: boolean;
  /** The dossier was opened from a queue: the bar above already leads back to it. */
  isInFile: boolean;
};

function Tete({ dossier, onglet, hasAside, isInFile }: TeteProps) {
  const { id_fo, demandeur, rights } = dossier;
  const instruction = instructionVue(dossier);
  const { etat, transmis_le } = instruction;
  const dite = completudeSaid(instruction);
  const params = useQueryParams();
  const parts = [
    nomOf(dossier),
    exercicesSaid(dossier),
    transmis_le && `reçu le ${formatDate(new Date(transmis_le))}`,
  ];
  return (
    <div className="pile pile--serree">
      <PageHeading
        titre={`${id_fo} · ${demandeur.nom}`}
        fil={isInFile ? undefined : [{ label: 'Dossiers', href: derniereFileHref() }]}
        aide="instruction"
        objet={onglet === 'demande' ? undefined : labelsOnglets[onglet]}
        badge={
          <>
            <EtatBadge etat={etat} />
            {dite && <StateBadge tone={dite.tone}>{dite.badge}</StateBadge>}
          </>
        }
        chapo={parts.filter(Boolean).join(' · ')}
      />
      {isNonTransmis(dossier) && <p className="non-transmis">Non transmis</p>}
      <div className="actions">
        <DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>
        {hasAside && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
            onClick={() => document.getElementById('decision-titre')?.focus()}
          >
            Aller à la décision
          </button>
        )}
        {rights.edit && (
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
