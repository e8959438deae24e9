// The pages that are open without an account.
import { pagesSeenBy } from './lignes.ts';

export const visiteurPages = pagesSeenBy('visiteur', [
  ['/login', 'Se connecter', 'Mot de passe oublié ?'],
  ['/register', 'Créer mon compte', 'Environ 5 minutes'],
  ['/validation', 'Consultez votre messagerie', 'Suivez le lien reçu'],
  ['/validate', 'Consultez votre messagerie', 'Suivez le lien reçu'],
  ['/mot-de-passe-oublie', 'Mot de passe oublié', 'Recevoir un lien'],
  ['/connexion-nationale/proconnect', 'Retour de ProConnect', 'Revenir à la connexion'],
  ['/lier-identite', 'Lier votre identité à votre compte', 'Lier et me connecter'],
  ['/invitation', 'Vos invitations', 'Ouvrez le lien du courriel d’invitation'],
  ['/signer', 'À signer', 'Ouvrez le lien du courriel'],
  ['/commencer/CDP', 'Votre projet en quelques mots', 'Enregistrer ma demande'],
  ['/mentions-legales', 'Mentions légales', 'Éditeur'],
  ['/conditions-utilisation', 'Conditions générales d’utilisation', 'Ce que vous y écrivez'],
  ['/donnees-personnelles', 'Données personnelles', 'Ce que nous gardons, et combien de temps'],
  ['/accessibilite', /^Accessibilité\s: partiellement conforme$/, 'Déclaration d’accessibilité'],
  ['/cookies', 'Gestion des cookies', 'Ce portail ne mesure pas son audience'],
  ['/statistiques', 'Statistiques d’utilisation', 'Par démarche'],
  ['/faq', 'Questions fréquentes', 'Cherchez avec vos mots.'],
  ['/plan', 'Plan du site', 'Toutes les pages qui vous sont ouvertes.'],
  ['/assistance', 'Demander de l’aide', 'Choisissez un sujet'],
  ['/courriel', 'Confirmer votre nouvelle adresse', 'nos courriels y arriveront'],
  ['/deblocage', 'Débloquer votre compte', 'votre compte est fermé pour une heure'],
  ['/nulle-part', 'Page non trouvée :(', 'Revenir à l’accueil'],
]);
