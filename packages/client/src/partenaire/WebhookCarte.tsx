import { type WebhookView, webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useId, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { useReread } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import { sayEvenements } from './evenements-dits.ts';
import { LivraisonsTable } from './LivraisonsTable.tsx';
import { RejeuDialog } from './RejeuDialog.tsx';
import type { SecretShown } from './SecretNotice.tsx';
import './partenaire.css';

type WebhookCarteProps = {
  webhook: WebhookView;
  proprietaire: ProprietaireQuery;
  onEdit: () => void;
  onChanged: () => Promise<unknown>;
  onSecret: (secret: SecretShown) => void;
};

/** Shows one webhook, its acts and its deliveries. */
export function WebhookCarte({ webhook, proprietaire, onEdit, onChanged, onSecret }: WebhookCarteProps) {
  const id = useId();
  const reread = useReread();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<'supprimer' | 'secret' | 'rejeu' | null>(null);
  const about = { params: { webhook: webhook.id }, query: proprietaire };
  const isSuspended = webhook.etat === 'suspendu';

  /** Says what was done or why it was refused, then reads the list of webhooks and the list of deliveries again. */
  const done = async (outcome: { ok: true } | { ok: false; problem: { message: string } }, said: string) => {
    setAsked(null);
    setRefusal(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) notify('succes', said);
    await onChanged();
    await reread(webhookEndpoints.listLivraisons);
  };
  const send = async () => done(await call(webhookEndpoints.tryWebhook, about), 'Essai envoyé.');
  const turn = async () => {
    const body = { etat: isSuspended ? 'actif' : 'suspendu' } as const;
    await done(
      await call(webhookEndpoints.updateWebhook, { ...about, ifMatch: webhook.version, body }),
      isSuspended ? 'Webhook repris.' : 'Webhook suspendu.',
    );
  };
  const remove = async () => done(await call(webhookEndpoints.deleteWebhook, about), 'Webhook supprimé.');
  const renew = async () => {
    const outcome = await call(webhookEndpoints.renewSecret, about);
    if (outcome.ok) onSecret({ titre: 'Nouveau secret du webhook', secret: outcome.value.secret });
    await done(outcome, 'Secret renouvelé.');
  };
  return (
    <article className="cadre pile" aria-labelledby={id}>
      <h3 id={id} className="fr-h6 adresse-longue">
        {webhook.url}
      </h3>
      <p>
        <StateBadge tone={isSuspended ? 'orange' : 'vert'}>{isSuspended ? 'suspendu' : 'actif'}</StateBadge>{' '}
        {sayEvenements(webhook.evenements)}
      </p>
      {isSuspended && (
        <Notice tone="attention" title="Rien n’est envoyé à cette adresse.">
          {`Suspendu ${webhook.suspendu_le ? `le ${formatHorodatage(new Date(webhook.suspendu_le))}` : ''}. Ce qui arrive est gardé. « Reprendre » envoie tout, dans l’ordre.`}
        </Notice>
      )}
      {webhook.precedent_jusqu_au && new Date(webhook.precedent_jusqu_au) > new Date(webhook.cree_le) && (
        <p className="detail-partenaire">
          L’ancien secret signe aussi, jusqu’au {formatHorodatage(new Date(webhook.precedent_jusqu_au))}.
        </p>
      )}
      {refusal && (
        <Notice tone="erreur" title="Ce webhook n’a pas changé">
          {refusal}
        </Notice>
      )}
      <p className="actions">
        {!isSuspended && (
          <ActionButton kind="secondaire" isSmall onPress={send}>
            Envoyer un essai
          </ActionButton>
        )}
        <ActionButton kind={isSuspended ? 'principal' : 'tertiaire'} isSmall onPress={turn}>
          {isSuspended ? 'Reprendre' : 'Suspendre'}
        </ActionButton>
        <ActionButton kind="tertiaire" isSmall onPress={onEdit}>
          Modifier
        </ActionButton>
        {!isSuspended && (
          <ActionButton kind="tertiaire" isSmall onPress={() => setAsked('rejeu')}>
            Rejouer une période
          </ActionButton>
        )}
        <ActionButton kind="tertiaire" isSmall onPress={() => setAsked('secret')}>
          Changer le secret
        </ActionButton>
        <ActionButton kind="tertiaire" isSmall onPress={() => setAsked('supprimer')}>
          Supprimer
        </ActionButton>
      </p>
      <LivraisonsTable
        webhook={webhook}
        proprietaire={proprietaire}
        onReplay={async (evenement) =>
          done(
            await call(webhookEndpoints.replay, { ...about, body: { evenement } }),
            'Envoi rejoué : il repart dans la minute.',
          )
        }
      />
      {asked === 'supprimer' && (
        <Dialog
          title="Supprimer le webhook"
          onClose={() => setAsked(null)}
          action={{ label: 'Supprimer le webhook', isDanger: true, onPress: remove }}
        >
          <p>Ce qui attend d’être envoyé et la liste des envois sont supprimés aussi.</p>
        </Dialog>
      )}
      {asked === 'rejeu' && (
        <RejeuDialog
          about={about}
          onClose={() => setAsked(null)}
          onDone={(n) =>
            done(
              { ok: true },
              `${count(n, 'envoi rejoué', 'envois rejoués')} : la suite part dans la minute.`,
            )
          }
        />
      )}
      {asked === 'secret' && (
        <Dialog
          title="Changer le secret"
          onClose={() => setAsked(null)}
          action={{ label: 'Changer le secret', onPress: renew }}
        >
          <p>
            Pendant 24 heures, les envois sont signés des deux secrets : le temps de changer votre logiciel.
          </p>
        </Dialog>
      )}
    </article>
  );
}
