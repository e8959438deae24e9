import { type WebhookView, webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import type { Fields } from '@asso/domain/kernel/fields';
import { type CodeEvenement, evenements, listEvenements } from '@asso/domain/partenaire/evenement.rows';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { urlMax, webhookProblem } from '@asso/domain/partenaire/webhook.rules';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { isStale } from '../platform/call/call-problems.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import { sayEvenements } from './evenements-dits.ts';

type WebhookDialogProps = {
  /** Null when a webhook is being created. */
  webhook: WebhookView | null;
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onClose: () => void;
  /** Reads the webhook again after somebody else changed it; what the person typed stays. */
  onConflict: () => Promise<unknown>;
  /** Receives the secret of a new webhook, and null otherwise. */
  onDone: (secret: string | null) => Promise<unknown>;
};

type WebhookSaisi = { url?: string | null; evenements?: CodeEvenement[] | null };

/** Creates or changes a webhook: its address and the events that are sent to it. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { webhook, cote, proprietaire, onClose, onConflict, onDone } = props;
  const [isElsewhere, setIsElsewhere] = useState(false);
  const saisie = useSaisie({
    name: `webhook-${webhook?.id ?? Object.values(proprietaire).join()}`,
    value: { url: webhook?.url, evenements: webhook?.evenements ?? listEvenements(cote) } as WebhookSaisi,
    send: async (value) => {
      const body = corpsOf(value);
      const outcome = webhook
        ? await call(webhookEndpoints.updateWebhook, {
            params: { webhook: webhook.id },
            query: proprietaire,
            ifMatch: webhook.version,
            body,
          })
        : await call(webhookEndpoints.createWebhook, { query: proprietaire, body });
      if (outcome.ok || !isStale(outcome.problem)) return outcome;
      setIsElsewhere(true);
      await onConflict();
      return null;
    },
    onDone: (reply) => {
      if (webhook) notify('succes', 'Webhook modifié.');
      return onDone('secret' in reply ? reply.secret : null);
    },
  });
  return (
    <SaisieDialog
      title={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'}
      label={webhook ? 'Enregistrer le webhook' : 'Ajouter le webhook'}
      saisie={saisie}
      fields={fieldsOf(cote)}
      rules={webhookProblem(corpsOf(saisie.typed), { cote, protocols: ['https:'] })}
      sentences={partenaireProblems}
      own={{ url: (control) => <TextControl {...control} type="url" inputMode="url" /> }}
      onClose={onClose}
      before={
        isElsewhere &&
        webhook && (
          <Notice
            tone="attention"
            title="Ce webhook a changé dans un autre onglet, ou par une autre personne."
          >
            {`Il envoie maintenant vers ${webhook.url} : ${sayEvenements(webhook.evenements)}. Enregistrez de nouveau pour garder ce qui est écrit ici.`}
          </Notice>
        )
      }
    />
  );
}

const corpsOf = ({ url, evenements: chosen }: WebhookSaisi) => ({
  url: url?.trim() ?? '',
  evenements: chosen ?? [],
});

const fieldsOf = (cote: WebhookDialogProps['cote']): Fields => ({
  url: {
    kind: 'text',
    label: 'Adresse de votre logiciel',
    aide: 'Exemple : https://compta.exemple.fr/webhooks',
    max: urlMax,
    requiredAt: 'saisie',
  },
  evenements: {
    kind: 'choice',
    label: 'Ce qui lui est envoyé',
    multiple: true,
    options: listEvenements(cote).map((value) => ({ value, label: evenements[value].label })),
    requiredAt: 'saisie',
  },
});
