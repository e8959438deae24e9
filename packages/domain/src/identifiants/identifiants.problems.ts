// The sentences of the format rules (§5) are the specification's to the letter, followed by our own advice.
import type { ProblemTable } from '../kernel/problems.ts';

const format = "La valeur du champ {label} n'est pas au bon format.";
const caracteres = 'Certains caractères ne sont pas pris en compte par le champ {label}';

/** `value-problems.ts` fills `{exemple}` from the format, and the format itself fills `{caracteres}`. */
export const identifiantProblems = {
  'identifiant.siren': { kind: 'invalid', message: format, remede: 'Un SIREN compte 9 chiffres. {exemple}' },
  'identifiant.siren-inexact': { kind: 'invalid', message: 'Ce SIREN semble inexact. Vérifiez-le.' },
  'identifiant.siret': { kind: 'invalid', message: format, remede: 'Un SIRET compte 14 chiffres. {exemple}' },
  'identifiant.siret-inexact': { kind: 'invalid', message: 'Ce SIRET semble inexact. Vérifiez-le.' },
  'identifiant.rna': {
    kind: 'invalid',
    message: format,
    remede: 'Un numéro RNA commence par W, suivi de 9 caractères. {exemple}',
  },
  'identifiant.numero-interne': { kind: 'invalid', message: format, remede: '{exemple}' },
  'identifiant.courriel': { kind: 'invalid', message: format, remede: '{exemple}' },
  'identifiant.texte': {
    kind: 'invalid',
    message: `${caracteres}. Retirez : {caracteres}`,
    remede: `Caractères spéciaux autorisés : []{}€@#-()='+:?!"%&*;<>]*`,
  },
  'identifiant.caracteres': { kind: 'invalid', message: `${caracteres}. Retirez : {caracteres}` },
  'identifiant.caractere-de-controle': {
    kind: 'invalid',
    message: caracteres,
    remede: '({caracteres}, invisible à l’écran). Effacez-le ou retapez le texte.',
  },
  'identifiant.nombres': {
    kind: 'invalid',
    message: 'Caractères autorisés : chiffres, A, a, à, - et caractères blancs',
  },
  'identifiant.decimal': { kind: 'invalid', message: format, remede: 'Saisissez un nombre. {exemple}' },
  'identifiant.telephone-double': {
    kind: 'invalid',
    message: format,
    remede: 'Ce sont deux numéros : gardez-en un seul.',
  },
  'identifiant.telephone': {
    kind: 'invalid',
    message: format,
    remede: 'Saisissez des chiffres, avec un + au début si besoin. {exemple}',
  },
  'identifiant.telephone-inexact': {
    kind: 'invalid',
    message: 'Ce numéro compte {n} chiffres, au lieu de 10. Vérifiez-le.',
  },
  'identifiant.telephone-siret': {
    kind: 'invalid',
    message: format,
    remede: 'Saisissez de 10 à 14 chiffres. {exemple}',
  },
  'identifiant.majuscules': {
    kind: 'invalid',
    message: format,
    remede: 'Écrivez en lettres majuscules. {exemple}',
  },
  'identifiant.url': { kind: 'invalid', message: format, remede: '{exemple}' },
  'identifiant.json': {
    kind: 'invalid',
    message: format,
    remede: 'Le texte n’est pas du JSON valide. {exemple}',
  },
  'identifiant.date': { kind: 'invalid', message: format, remede: '{exemple}' },
  'identifiant.numero-affiliation': {
    kind: 'invalid',
    message: format,
    remede: 'Lettres, chiffres, tiret, tiret bas et point seulement. {exemple}',
  },
  'identifiant.code-pass-sport': {
    kind: 'invalid',
    message: 'Le code n’a pas la bonne forme. Exemple : 24-JWEL-ZKBC, sans I ni O.',
  },
  'identifiant.iban': {
    kind: 'invalid',
    message: format,
    remede:
      'Recopiez-le : un IBAN français commence par FR, compte 27 caractères, et un seul chiffre faux le rend invalide.',
  },
  'identifiant.cle-rib-inexacte': {
    kind: 'invalid',
    message: 'La clé de cet IBAN semble inexacte. Vérifiez-le.',
  },
  'identifiant.bic': {
    kind: 'invalid',
    message: format,
    remede: 'Un BIC compte 8 ou 11 caractères. {exemple}',
  },
  'identifiant.bic-hors-france': {
    kind: 'invalid',
    message: format,
    remede: 'Le BIC doit être celui d’une banque de France ou d’outre-mer. {exemple}',
  },
  'identifiant.mot-de-passe-majuscule': {
    kind: 'invalid',
    message: 'Ajoutez une lettre majuscule à votre mot de passe.',
  },
  'identifiant.mot-de-passe-minuscule': {
    kind: 'invalid',
    message: 'Ajoutez une lettre minuscule à votre mot de passe.',
  },
  'identifiant.mot-de-passe-chiffre': {
    kind: 'invalid',
    message: 'Ajoutez un chiffre à votre mot de passe.',
  },
  'identifiant.mot-de-passe-special': {
    kind: 'invalid',
    message: 'Ajoutez un caractère spécial à votre mot de passe, par exemple - ou !',
  },
  'identifiant.mot-de-passe-courant': {
    kind: 'invalid',
    message: 'Ce mot de passe est trop courant.',
    remede: 'Choisissez-en un autre.',
  },
  'identifiant.mot-de-passe-contextuel': {
    kind: 'invalid',
    message: 'Ce mot de passe reprend votre nom, votre adresse électronique ou le nom du portail.',
    remede: 'Choisissez-en un autre.',
  },
} as const satisfies ProblemTable;
