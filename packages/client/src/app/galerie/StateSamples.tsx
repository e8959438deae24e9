import { AmountBars } from '../../ui/AmountBars.tsx';
import { ConfirmationPanel } from '../../ui/ConfirmationPanel.tsx';
import { AutosaveIndicator } from '../../ui/draft/AutosaveIndicator.tsx';
import type { AutosaveStatus } from '../../ui/draft/autosave-status.ts';
import { SaveBand } from '../../ui/draft/SaveBand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Messages } from '../../ui/Messages.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';
import { StepMenu } from '../../ui/StepMenu.tsx';
import type { StepLink } from '../../ui/step-status.ts';
import { TaskList } from '../../ui/TaskList.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

const steps: StepLink[] = [
  {
    id: 'choix',
    title: 'Choisir le type et l’année',
    href: '#choix',
    status: 'termine',
    summary: '2027, une année',
  },
  {
    id: 'demandeur',
    title: 'Indiquer le demandeur',
    href: '#demandeur',
    status: 'termine',
    summary: 'siège, Mme Roux, RIB',
  },
  {
    id: 'pieces',
    title: 'Joindre les pièces justificatives',
    href: '#pieces',
    status: 'a-completer',
    summary: '3 sur 4',
  },
  {
    id: 'projets',
    title: 'Décrire les projets',
    href: '#projets',
    status: 'a-commencer',
    summary: '1 projet, 5 000 €',
  },
  {
    id: 'fin',
    title: 'Vérifier et transmettre',
    href: '#fin',
    status: 'pas-encore',
    why: 'après les étapes 2 à 4',
  },
];

const statuses: AutosaveStatus[] = [
  { kind: 'calme' },
  { kind: 'en-cours' },
  { kind: 'enregistre', heure: '14h05' },
  { kind: 'echec', secondes: 10 },
  { kind: 'hors-connexion' },
  { kind: 'refuse', nombre: 2, champ: 'intitule' },
  { kind: 'conflit', par: 'Ali Alaoui' },
];

const badges: [BadgeTone, string][] = [
  ['orange', 'payé, en attente des comptes-rendus financiers'],
  ['bleu', 'transmis au service instructeur'],
  ['vert', 'accordé'],
  ['rouge', 'refusé'],
  ['gris', 'supprimé'],
  ['nouveau', 'nouveau'],
];

export function StateSamples() {
  return (
    <>
      <SaveBand
        etat="Non transmis"
        indicator={<AutosaveIndicator status={{ kind: 'enregistre', heure: '14h05' }} />}
      >
        Dossier 27-000412 · avant le jeudi 11 mars 2027 à 23h59, heure de Paris, dans 9 jours
      </SaveBand>
      <div className="pile pile--serree">
        {statuses.map((status) => (
          <div key={status.kind}>
            <AutosaveIndicator status={status} onRetry={() => undefined} onCompare={() => undefined} />
          </div>
        ))}
      </div>
      <p className="actions">
        {badges.map(([tone, text]) => (
          <StateBadge key={text} tone={tone}>
            {text}
          </StateBadge>
        ))}
      </p>
      <TaskList steps={steps} />
      <StepMenu steps={steps} current="pieces" label="Étapes du dossier" />
      <KeyFigures
        label="À instruire"
        figures={[
          { label: 'À prendre', value: '14', href: '#file' },
          { label: 'Chez moi', value: '23', href: '#moi' },
          { label: 'En retard', value: '0', href: '#retard', isZero: true },
          { label: 'Accordé', value: '8 000 €' },
        ]}
      />
      <AmountBars
        caption="L’argent en 2027"
        bars={[
          { label: 'Demandé', euros: 12500 },
          { label: 'Accordé', euros: 8000 },
          { label: 'Versé', euros: 4000 },
        ]}
      />
      <ConfirmationPanel
        heading={<h3>C’est transmis, bravo</h3>}
        reference="27-000412"
        when="le 10/03/2027 14h05"
      >
        <p>à DRAJES Sud, qui l’a reçu.</p>
      </ConfirmationPanel>
      <EmptyState
        fact="Aucun dossier pour l’instant."
        why="Commencez par trouver une subvention."
        action={
          <a className="fr-btn fr-btn--secondary" href="#subvention">
            Trouver une subvention
          </a>
        }
      />
      <Notice tone="attention" title="Dossier à compléter : 1 pièce">
        Le service attend le rapport d’activité 2026.
      </Notice>
      <Timeline
        label="Suivi"
        items={[
          { id: '1', date: '60 jours en général', text: 'Versement', kind: 'paiement', isExpected: true },
          {
            id: '2',
            date: '03/05/2027 10h00',
            text: 'Paiement : en cours de traitement (DRAJES Sud)',
            kind: 'paiement',
          },
          { id: '3', date: '03/05/2027 09h12', text: 'Message de DRAJES Sud', kind: 'message' },
          { id: '4', date: '02/05/2027 16h20', text: 'Accordé : 4 000 €', kind: 'etat', isInternal: true },
        ]}
      />
      <Messages
        label="Messages"
        messages={[
          {
            id: 'm1',
            auteur: 'Jeanne Roux',
            organisation: 'Les Pions de l’Huveaune',
            date: '02/05/2027 18h00',
            texte: 'Bonjour,\nnotre RIB a changé.',
            lu: 'Lu le 03/05/2027',
          },
          {
            id: 'm2',
            auteur: 'Paul Durand',
            organisation: 'DRAJES Sud',
            date: '03/05/2027 09h12',
            texte: 'Merci de confirmer le RIB.',
            isNew: true,
          },
          {
            id: 'm3',
            auteur: 'Paul Durand',
            organisation: 'DRAJES Sud',
            date: '03/05/2027 09h14',
            texte: 'Vérifier le titulaire.',
            isInternal: true,
          },
        ]}
      />
    </>
  );
}
