import { type Html, html } from '../../platform/http/page/html.ts';

const classes = { vert: 'fr-badge--success', orange: 'fr-badge--warning', bleu: 'fr-badge--info', gris: '' };

export const badge = ({ label, tone }: { label: string; tone: keyof typeof classes }): Html =>
  html`<p class="fr-badge badge-etat ${classes[tone]}"><span class="badge-etat__texte">${label}</span></p>`;
