import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { useEffect, useRef } from 'react';
import { PointsSuivis } from '../demarche/PointsSuivis.tsx';
import { pointsDemandes } from '../demarche/points-restants.ts';
import { useCollegues } from '../demarche/use-collegues.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ChoixStep } from './ChoixStep.tsx';
import { DemandeurStep } from './DemandeurStep.tsx';
import { nouveauProjet } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { ListeEtapes } from './ListeEtapes.tsx';
import { PiecesStep } from './PiecesStep.tsx';
import { ProjetsStep } from './ProjetsStep.tsx';
import { NouveauProjet } from './projet/NouveauProjet.tsx';
import { ProjetAttendu } from './projet/ProjetAttendu.tsx';
import { ProjetEditor } from './projet/ProjetEditor.tsx';
import { TransmissionStep } from './TransmissionStep.tsx';
import type { DossierRead } from './use-dossier.ts';
import { useTete } from './use-tete.ts';

type DossierEditionProps = {
  dossier: DossierSubventionView;
  found: DossierRead;
  /** It is null on the list of steps. */
  etape: EtapeSubvention | null;
};

/** All the steps of a dossier share one draft of its head (the dossier without its projects). */
export function DossierEdition({ dossier, found, etape }: DossierEditionProps) {
  const idProjet = useQueryParams().get('projet');
  const page = (etape === 'projets' && idProjet) || etape || 'liste';
  const collegues = useCollegues({ dossier, page, refresh: found.refresh });
  const tete = useTete(dossier, found, collegues);
  const edition = { dossier, tete, found, collegues };
  useFreshRenvois(dossier, found, page);
  return (
    <PointsSuivis points={pointsDemandes(dossier)}>
      <Etape {...edition} etape={etape} idProjet={idProjet} />
    </PointsSuivis>
  );
}

/**
 * The server tracks which requested corrections are made, so the dossier is read again when the person moves to
 * another page.
 */
function useFreshRenvois({ renvois }: DossierSubventionView, { refresh }: DossierRead, page: string): void {
  const isSentBack = renvois.length > 0;
  const seen = useRef(page);
  useEffect(() => {
    if (!isSentBack || seen.current === page) return;
    seen.current = page;
    void refresh();
  }, [isSentBack, page, refresh]);
}

type EtapeProps = Edition & { etape: EtapeSubvention | null; idProjet: string | null };

function Etape({ etape, idProjet, ...edition }: EtapeProps) {
  switch (etape) {
    case null:
      return <ListeEtapes {...edition} />;
    case 'choix':
      return <ChoixStep {...edition} />;
    case 'demandeur':
      return <DemandeurStep {...edition} />;
    case 'pieces':
      return <PiecesStep {...edition} />;
    case 'projets': {
      const projet = edition.dossier.projets.find(({ id }) => id === idProjet);
      if (idProjet === nouveauProjet) return <NouveauProjet {...edition} />;
      if (projet) return <ProjetEditor key={projet.id} {...edition} projet={projet} />;
      return idProjet ? <ProjetAttendu key={idProjet} {...edition} /> : <ProjetsStep {...edition} />;
    }
    case 'transmission':
      return <TransmissionStep {...edition} />;
  }
}
