// These sentences explain what is refused when somebody asks for a signature, or signs.
import type { ProblemTable } from '../../kernel/problems.ts';

export const signatureProblemes = {
  'dossier.signature-introuvable': {
    kind: 'not-found',
    message: 'Ce lien de signature ne sert plus, ou n’est pas pour votre compte.',
    remede: 'Connectez-vous avec l’adresse qui l’a reçu, ou demandez qu’il vous soit renvoyé.',
  },
  'dossier.signature-autre': {
    kind: 'forbidden',
    message: 'Seule la personne à qui la signature est demandée peut le faire : {nom}.',
  },
  'dossier.signature-sans-signataire': {
    kind: 'blocked',
    message: 'Le dossier ne dit pas encore qui le signe.',
    remede: 'Choisissez le signataire à l’étape « Indiquer le demandeur ».',
  },
  'dossier.signature-sans-compte': {
    kind: 'blocked',
    message: '{nom} n’a pas de compte pour cette association.',
    remede: 'Invitez cette personne depuis « Personnes et accès » : elle signera ensuite.',
  },
  'dossier.signature-autre-nom': {
    kind: 'blocked',
    message: 'L’adresse {de_nom} est celle du compte {de_compte}.',
    remede: 'Le compte et la fiche de la personne qui signe doivent porter le même nom.',
  },
  'dossier.signature-adresse-recente': {
    kind: 'blocked',
    message: 'L’adresse {de_nom} a été changée par {par} le {date}, et l’ancienne ne l’a pas confirmée.',
    remede: 'Un courriel est parti à l’ancienne adresse : il suffit d’y confirmer la nouvelle.',
  },
  'dossier.signature-non-prouve': {
    kind: 'blocked',
    message: 'Rien ne prouve encore que le compte au nom {de_nom} est le sien.',
    remede:
      'Son compte et sa fiche doivent avoir la même adresse, ou un autre gestionnaire que vous doit avoir accepté ce compte.',
  },
  'dossier.signature-exigee': {
    kind: 'blocked',
    message: 'Ce dossier ne part pas sans la signature {de_nom}.',
    remede: 'Utilisez « Faire signer » : signer transmet le dossier.',
  },
  'dossier.signature-soi-meme': {
    kind: 'blocked',
    message: 'C’est vous qui signez ce dossier : certifiez et transmettez-le vous-même.',
  },
  'dossier.signature-demandee': {
    kind: 'conflict',
    message: 'La signature est déjà demandée.',
    remede: 'Retirez d’abord cette demande pour en faire une autre.',
  },
  'dossier.signature-expiree': {
    kind: 'conflict',
    message: 'Ce lien a expiré le {date}.',
    remede: 'Demandez qu’il vous soit renvoyé.',
  },
  'dossier.signature-close': {
    kind: 'conflict',
    message: 'Cette demande de signature ne sert plus : {etat}.',
  },
  'dossier.signature-changee': {
    kind: 'conflict',
    message: 'Le dossier a changé depuis que vous l’avez ouvert.',
    remede: 'Relisez ce qui a changé, puis signez.',
  },
  'dossier.signature-code': {
    kind: 'invalid',
    message: 'Ce code est faux ou n’est plus valable.',
    remede: 'Demandez-en un autre.',
  },
  'dossier.signature-mot': {
    kind: 'invalid',
    message: 'Dites ce qu’il faut changer : la personne qui a préparé le dossier le lira.',
  },
} as const satisfies ProblemTable;
