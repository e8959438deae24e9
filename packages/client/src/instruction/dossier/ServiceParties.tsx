import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isDecide } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { type ReactNode, useEffect, useState } from 'react';
import { MessagesPanel } from '../../dossier/messages/MessagesPanel.tsx';
import { SuiviPanel } from '../../dossier/SuiviPanel.tsx';
import { PaiementsDossier } from '../../paiement/PaiementsDossier.tsx';
import { here } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { LectureProjet } from '../../subvention/projet/LectureProjet.tsx';
import { LectureRubriques } from '../../subvention/projet/LectureRubriques.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ongletParam } from '../file/file-instruction.ts';
import { Partie } from './Partie.tsx';
import { goToPartie } from './ServiceAncres.tsx';
import { ServiceDemandeur } from './ServiceDemandeur.tsx';
import { ServicePieces } from './ServicePieces.tsx';
import { ServiceResume } from './ServiceResume.tsx';
import { readPartie, sayEchanges } from './service-parties.ts';
import { TexteCoupe } from './TexteCoupe.tsx';

type ServicePartiesProps = {
  dossier: DossierSubventionView;
  reload: () => Promise<unknown>;
  /** True once the panels above the parts are drawn: a link to a part then scrolls to its final place. */
  isArrived: boolean;
  /** The messages, oldest first, once they are read. */
  messages: readonly MessageDossier[] | undefined;
};

/** The parts of the dossier in one page: what is asked, why, for how much, with which pieces. */
export function ServiceParties({ dossier, reload, isArrived, messages }: ServicePartiesProps) {
  const name = useQueryParams().get(ongletParam);
  const [asked] = useState(() => readPartie(name));
  useEffect(() => {
    if (!isArrived || asked === 'resume') return;
    // The scroll comes after the title of the page has taken the focus.
    const timer = setTimeout(() => goToPartie(asked), 100);
    return () => clearTimeout(timer);
  }, [isArrived, asked]);
  const { id_fo, demandeur, rights, montant_demande } = dossier;
  // Once the dossier is decided, what follows the decision comes first and the request is folded below.
  const isDecided = dossier.instructions.every(({ etat }) => isDecide(etat));
  return (
    <div className="pile poste__parties">
      <Partie partie="resume" isOpen>
        <ServiceResume dossier={dossier} />
        <PaiementsDossier dossier={dossier} cote="service" reload={reload} />
      </Partie>
      <Partie
        partie="projet"
        isOpen={asked === 'projet'}
        bref={isDecided ? 'ce qui était demandé' : undefined}
      >
        <Projets dossier={dossier}>
          {(projet) => (
            <LectureRubriques
              dossier={dossier}
              projet={projet}
              sauf={['financements', 'budgets']}
              // The title of the page is the one of its only project.
              sansChamps={dossier.projets.length === 1 ? ['description.intitule'] : []}
              textOf={(texte) => <TexteCoupe texte={texte} />}
            />
          )}
        </Projets>
      </Partie>
      <Partie
        partie="budget"
        isOpen={asked === 'budget'}
        bref={isDecided ? `${formatEuros(montant_demande)} demandés` : undefined}
      >
        <Projets dossier={dossier}>
          {(projet) => <LectureProjet dossier={dossier} projet={projet} montre={['budgets']} />}
        </Projets>
      </Partie>
      <Partie partie="pieces" isOpen={asked === 'pieces'}>
        <ServicePieces pieces={dossier.pieces} />
      </Partie>
      <Partie
        partie="demandeur"
        isOpen={asked === 'demandeur'}
        bref="ses autres dossiers, et ce qu’il demande ailleurs"
      >
        <ServiceDemandeur dossier={dossier} />
      </Partie>
      <Partie
        partie="echanges"
        isOpen={
          asked === 'echanges' ||
          here().endsWith('#messages') ||
          messages?.some(({ isNew }) => isNew) === true
        }
        bref={sayEchanges(messages ?? [], demandeur.nom)}
        hasTitle
      >
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
      </Partie>
      <Partie
        partie="historique"
        isOpen={asked === 'historique'}
        bref="tout ce qui a été fait sur ce dossier"
        hasTitle
      >
        <SuiviPanel id_fo={id_fo} titre="Historique" />
      </Partie>
    </div>
  );
}

type ProjetsProps = { dossier: DossierSubventionView; children: (projet: ProjetView) => ReactNode };

/**
 * Shows the projects: a single one without a title, since the page has it already; several ones each in a fold with its
 * title.
 */
function Projets({ dossier: { projets }, children }: ProjetsProps) {
  const [first, ...others] = projets;
  if (!first) return <EmptyState fact="Aucun projet dans ce dossier." />;
  if (others.length === 0) return <div className="pile">{children(first)}</div>;
  return projets.map((projet) => (
    <details key={projet.id} className="plis" open>
      <summary>
        <h3 className="fr-h6 plis__titre">{nomProjet(projet)}</h3>
      </summary>
      {children(projet)}
    </details>
  ));
}
