// These fields say what the association does (§3 activites).
import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { champsActionTerritorial } from '../referentiel/data/champs-action-territorial.ts';
import { domaines } from '../referentiel/data/domaines.ts';
import { objetsSociaux } from '../referentiel/data/objets-sociaux.ts';

export const activitesFields = {
  domaine: { kind: 'choice', label: 'Domaine', options: domaines },
  objet: { kind: 'text', label: 'Objet', max: 2000, multiline: true, format: formats.texte },
  id_objet_social1: { kind: 'choice', label: 'Objet social', options: objetsSociaux },
  lib_objet_social1: { kind: 'text', label: 'Libellé de l’objet social', max: 250, writtenBy: 'server' },
  id_famille1: { kind: 'text', label: 'Famille de l’objet social', max: 6, writtenBy: 'server' },
  champ_action_territorial: {
    kind: 'choice',
    label: 'Champ d’action territorial',
    options: champsActionTerritorial,
    liste: 'champs-action-territorial',
    requiredAt: 'transmission',
  },
  jours_horaires_ouverture: {
    kind: 'text',
    label: 'Jours et horaires d’ouverture',
    max: 250,
    multiline: true,
    format: formats.texte,
  },
  commentaire: {
    kind: 'text',
    label: 'Commentaire',
    aide: 'Ce qu’un service doit savoir de votre association, et que le reste ne dit pas.',
    max: 1000,
    multiline: true,
    format: formats.texte,
  },
} as const satisfies Fields;
