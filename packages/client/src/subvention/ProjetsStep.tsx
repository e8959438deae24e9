import { count } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { champHref } from '../demarche/liens.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RealignementNotice } from './choix/RealignementNotice.tsx';
import { etapeHref, liensSubvention, projetHref } from './dossier-liens.ts';
import type { EtapeSubventionProps, SubventionEdition } from './edition.ts';
import { AncienProjetDialog } from './projet/AncienProjetDialog.tsx';
import { ProjetItem } from './projet/ProjetItem.tsx';
import { useAjoutProjet } from './projet/use-ajout-projet.ts';
import { ARelirePanel } from './relecture/ARelirePanel.tsx';
import '../ui/steps.css';
import './projet/projets.css';

/** The step that lists the projects, with the amount asked for each. */
export function ProjetsStep(edition: EtapeSubventionProps) {
  const { dossier, errors, resume, actions } = edition;
  const [closed] = dossier.etapes.find(({ id }) => id === 'projets')?.opening ?? [];
  const { length } = dossier.projets;
  const isMissing = errors.length > 0 && length === 0;
  return closed ? (
    <EtapeFermee edition={edition} message={closed.message} />
  ) : (
    <>
      <RealignementNotice {...edition} />
      {isMissing && resume}
      {!isMissing && errors.length > 0 && <ProjetsIncomplets edition={edition} />}
      {length === 0 && !dossier.commence && (
        <p>Aucun projet pour l’instant. Ajoutez ce que cette subvention doit financer.</p>
      )}
      <ul className="liste-nue projets">
        {dossier.projets.map((projet) => (
          <ProjetItem key={projet.id} {...edition} projet={projet} />
        ))}
      </ul>
      <ARelirePanel dossier={dossier} />
      <AjouterProjet {...edition} />
      {length > 0 && actions}
    </>
  );
}

/** Shown when the step cannot be opened yet: the sentence of the specification, then links to what is missing. */
function EtapeFermee({ edition: { dossier }, message }: { edition: SubventionEdition; message: string }) {
  const missing = dossier.etapes.filter(({ rank, blockers }) => rank < 3 && blockers.length > 0);
  return (
    <Notice tone="attention" title={message}>
      <ul>
        {missing.flatMap(({ blockers }) =>
          blockers.map((one) => (
            <li key={`${one.code} ${one.field}`}>
              <AppLink href={champHref(liensSubvention, dossier, one.field ?? '')}>{one.message}</AppLink>
            </li>
          )),
        )}
      </ul>
    </Notice>
  );
}

function ProjetsIncomplets({ edition: { dossier } }: { edition: SubventionEdition }) {
  const left = dossier.projets.filter(({ blockers }) => blockers.length > 0);
  return (
    <Notice
      tone="erreur"
      title={`Il reste ${count(left.length, 'projet', 'projets')} à compléter`}
      level="h2"
    >
      <ul>
        {left.map((projet) => (
          <li key={projet.id}>
            <AppLink href={projetHref(dossier, projet.id)}>{nomProjet(projet)}</AppLink> :{' '}
            {count(projet.blockers.length, 'point', 'points')} à corriger
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ajoutSaid({ projets, commence }: SubventionEdition['dossier']): string {
  if (commence) return 'Reprendre ce projet';
  return projets.length === 0 ? 'Ajouter un projet' : 'Ajouter un autre projet';
}

function AjouterProjet(edition: SubventionEdition) {
  const { dossier } = edition;
  const { error, add } = useAjoutProjet(edition);
  const [isTaking, setIsTaking] = useState(false);
  const { description, campagne, projets } = dossier;
  const type = campagne.sous_dispositifs.find(({ code }) => code === description.id_sous_type_dispositif);
  const most = type?.max_projets;
  if (most !== undefined && projets.length >= most) {
    return <p className="discret">Le service accepte {count(most, 'projet', 'projets')} au plus.</p>;
  }
  return (
    <div className="pile pile--serree">
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <ActionButton
          kind={projets.length === 0 ? 'principal' : 'secondaire'}
          onPress={() => add()}
          busyText="Création du projet…"
        >
          {ajoutSaid(dossier)}
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsTaking(true)}>
          Reprendre un ancien projet
        </button>
        {projets.length === 0 && <AppLink href={etapeHref(dossier, 'pieces')}>Revenir aux pièces</AppLink>}
      </div>
      {isTaking && <AncienProjetDialog {...edition} onClose={() => setIsTaking(false)} />}
    </div>
  );
}
