import type { LivraisonView, WebhookView } from '@asso/contract/partenaire/webhook.endpoints';
import type { LivraisonRow } from './livraison.sql.ts';
import type { OwnedWebhook } from './open-webhook.ts';

export const webhookView = (row: OwnedWebhook['row']): WebhookView => ({
  id: row.id,
  url: row.url,
  evenements: row.evenements,
  etat: row.etat,
  cree_le: row.cree_le.toISOString(),
  suspendu_le: row.suspendu_le?.toISOString() ?? null,
  precedent_jusqu_au: row.precedent_jusqu_au?.toISOString() ?? null,
  en_attente: row.en_attente,
  version: row.version,
});

export const livraisonView = (row: LivraisonRow): LivraisonView => ({
  id: String(row.id),
  id_evenement: row.id_evenement,
  type: row.type,
  etat: row.etat,
  survenu_le: row.survenu_le.toISOString(),
  tentatives: row.tentatives,
  prochain_essai_le: row.etat === 'en_attente' ? row.prochain_essai_le.toISOString() : null,
  code: row.code,
  duree_ms: row.duree_ms,
  erreur: row.erreur,
  est_rejeu: row.est_rejeu,
});
