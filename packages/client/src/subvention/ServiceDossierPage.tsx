import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatDate } from '@asso/domain/identifiants/instants';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { isNonTransmis } from '../dossier/etat-dossier.ts';
import { FileNav } from '../dossier/FileNav.tsx';
import { inFileHref } from '../dossier/file-instruction.ts';
import { useFileInstruction } from '../dossier/use-file-instruction.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { narrow, useMedia } from '../ui/use-media.ts';
import { exercicesSaid } from './etape-links.ts';
import { ServiceDecision } from './ServiceDecision.tsx';
import { ServiceOnglet } from './ServiceOnglet.tsx';
import { ServiceOnglets } from './ServiceOnglets.tsx';
import { instructionVue } from './service-instruction.ts';
import { ongletOf } from './service-onglets.ts';
import { useDossier } from './use-dossier.ts';
import '../dossier/dossier.css';
import '../dossier/service-dossier.css';

/** The same dossier before who decides: what is asked, what was checked, what can be done. */
export function ServiceDossierPage() {
  const { idDossier = '' } = useRouteParams();
  return <Dossier key={idDossier} id={idDossier} />;
}

function Dossier({ id }: { id: string }) {
  const { read, refresh } = useDossier(id);
  return <ReadPage read={read}>{(dossier) => <Page dossier={dossier} reload={refresh} />}</ReadPage>;
}

type PageProps = { dossier: DossierSubventionView; reload: () => Promise<unknown> };

function Page({ dossier, reload }: PageProps) {
  const isNarrow = useMedia(narrow);
  const params = useQueryParams();
  const ouverte = useFileInstruction(dossier.id_fo);
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: dossier.id_fo } });
  const onglet = ongletOf(params.get('onglet'), isNarrow);
  const suite = ouverte?.next
    ? { label: 'Dossier suivant', href: inFileHref(ouverte.next, ouverte.file.address) }
    : { label: 'Revenir à la file', href: `/dossiers${ouverte?.file.address ?? ''}` };
  const decision = <ServiceDecision dossier={dossier} reload={reload} suite={suite} />;
  const nombres = {
    projets: dossier.projets.length,
    pieces: dossier.pieces.filter(({ document }) => document !== null).length,
    ...(historique.state === 'lu' ? { echanges: historique.value.messages.length } : {}),
  };
  return (
    <div className="page page--serree">
      <FileNav ouverte={ouverte} />
      <Tete dossier={dossier} />
      <div className="dossier-service">
        <div className="pile">
          <ServiceOnglets present={onglet} nombres={nombres} hasDecision={isNarrow} />
          {onglet === 'decision' ? decision : <ServiceOnglet onglet={onglet} dossier={dossier} />}
        </div>
        {!isNarrow && <aside aria-label="Décision du service">{decision}</aside>}
      </div>
    </div>
  );
}

function Tete({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo, demandeur, description, rights } = dossier;
  const { etat, transmis_le } = instructionVue(dossier);
  const params = useQueryParams();
  const parts = [
    description.titre,
    description.lib_sous_type_dispositif,
    exercicesSaid(dossier),
    transmis_le && `reçu le ${formatDate(new Date(transmis_le))}`,
  ];
  return (
    <div className="pile pile--serree">
      <PageHeading
        titre={`${id_fo} · ${demandeur.nom}`}
        fil={[{ label: 'Dossiers', href: '/dossiers' }]}
        aide="instruction"
        badge={<EtatBadge etat={etat} />}
        chapo={parts.filter(Boolean).join(' · ')}
      />
      {isNonTransmis(dossier) && <p className="non-transmis">Non transmis</p>}
      <div className="actions">
        <DownloadLink row={dossierEndpoints.readPdf} params={{ id: id_fo }} details="pdf">
          Télécharger le dossier
        </DownloadLink>
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
