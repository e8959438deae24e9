// Accounts: signing up, signing in, sessions, profile, roles, and administrators' work on other people's accounts.
// Open first: `connexion/connexion.ts` (a password, then perhaps a second factor), `session/authenticator.ts` (who a request is from).
// `domain/compte/guards.rules.ts` and `roles.rules.ts` say what a role opens; `routes.rights.ts`, which screens.
// `identite-externe` signs in by a provider (OpenID Connect): its answer is read in `oidc.adapter.ts`, its account found in
// `connexion-externe.ts`.
// `profil/departs.ts` is the list of what must be settled before an account goes; upper features fill it.
// Roles inside an association or a service are their rows of `membre_association` and `membre_service`, read with each request.
import { administrationEndpoints } from '@asso/contract/compte/administration.endpoints';
import { appareilEndpoints } from '@asso/contract/compte/appareil.endpoints';
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import { copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { deblocageEndpoints } from '@asso/contract/compte/deblocage.endpoints';
import { identiteExterneEndpoints } from '@asso/contract/compte/identite-externe.endpoints';
import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { identiteExterneProblems } from '@asso/domain/compte/identite-externe.problems';
import { motDePasseProblemTable } from '@asso/domain/compte/mot-de-passe.problems';
import { profilProblems } from '@asso/domain/compte/profil.problems';
import { secondFacteurProblems } from '@asso/domain/compte/second-facteur.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { feature } from '../platform/feature.ts';
import { administrationHandlers } from './administration/administration.handlers.ts';
import { coffre } from './coffre.ts';
import { connexionHandlers } from './connexion/connexion.handlers.ts';
import { deblocageHandlers } from './connexion/deblocage.handlers.ts';
import { deblocageWorker } from './connexion/deblocage.job.ts';
import { connexionExterneHandlers } from './identite-externe/connexion-externe.handlers.ts';
import { identiteExterneHandlers } from './identite-externe/identite-externe.handlers.ts';
import { linkIdentiteWorker } from './identite-externe/lier-identite.job.ts';
import { openOidc } from './identite-externe/oidc.adapter.ts';
import { inscriptionHandlers } from './inscription/inscription.handlers.ts';
import { courrielInscriptionWorker } from './inscription/inscription.job.ts';
import { motDePasseHandlers } from './mot-de-passe/mot-de-passe.handlers.ts';
import { motDePasseOublieWorker } from './mot-de-passe/mot-de-passe.job.ts';
import { passwordHasher } from './mot-de-passe/password-hasher.ts';
import { copieDonneesHandlers } from './profil/copie-donnees.handlers.ts';
import { profilHandlers } from './profil/profil.handlers.ts';
import { userHandlers } from './profil/user.handlers.ts';
import { resealComptesWorker } from './second-facteur/resceller.job.ts';
import { secondFacteurHandlers } from './second-facteur/second-facteur.handlers.ts';
import { appareilHandlers } from './session/appareil.handlers.ts';
import { authenticator } from './session/authenticator.ts';
import { purgeSessionsWorker } from './session/purge-sessions.job.ts';
import { revocations } from './session/revocations.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { tokens } from './session/tokens.ts';

export const compteFeature = feature({
  name: 'compte',
  endpoints: {
    connexion: connexionEndpoints,
    connexionExterne: connexionExterneEndpoints,
    identiteExterne: identiteExterneEndpoints,
    session: sessionEndpoints,
    inscription: inscriptionEndpoints,
    motDePasse: motDePasseEndpoints,
    appareil: appareilEndpoints,
    deblocage: deblocageEndpoints,
    user: userEndpoints,
    profil: profilEndpoints,
    copieDonnees: copieDonneesEndpoints,
    secondFacteur: secondFacteurEndpoints,
    administration: administrationEndpoints,
  },
  problems: [
    identifiantProblems,
    compteProblems,
    motDePasseProblemTable,
    profilProblems,
    secondFacteurProblems,
    identiteExterneProblems,
  ],
  limits: {
    login: { max: 60, windowSeconds: 60 },
    beginExterne: { max: 30, windowSeconds: 60 },
    returnExterne: { max: 30, windowSeconds: 60 },
    giveCodeExterne: { max: 30, windowSeconds: 60 },
    linkExterne: { max: 60, windowSeconds: 60 },
    mailLinkExterne: { max: 10, windowSeconds: 60 },
    followLinkExterne: { max: 30, windowSeconds: 60 },
    registerExterne: { max: 30, windowSeconds: 60 },
    refreshToken: { max: 120, windowSeconds: 60 },
    refreshTokenByPath: { max: 120, windowSeconds: 60 },
    register: { max: 30, windowSeconds: 60 },
    sendValidationMail: { max: 5, windowSeconds: 300, by: 'actor' },
    correctAddress: { max: 5, windowSeconds: 300, by: 'actor' },
    checkValidationLink: { max: 30, windowSeconds: 60 },
    validate: { max: 20, windowSeconds: 60, by: 'actor' },
    forgotPassword: { max: 10, windowSeconds: 60 },
    forgotPasswordByPath: { max: 10, windowSeconds: 60 },
    checkResetLink: { max: 30, windowSeconds: 60 },
    resetPassword: { max: 20, windowSeconds: 60 },
    resetPasswordByPath: { max: 20, windowSeconds: 60 },
    changePassword: { max: 10, windowSeconds: 900, by: 'actor' },
    updateUser: { max: 20, windowSeconds: 900, by: 'actor' },
    deleteUser: { max: 10, windowSeconds: 900, by: 'actor' },
    askCopie: { max: 10, windowSeconds: 86_400, by: 'actor' },
    unlock: { max: 20, windowSeconds: 60 },
    confirmCourriel: { max: 20, windowSeconds: 60 },
    beginSecondFacteur: { max: 20, windowSeconds: 60, by: 'actor' },
    inviteUser: { max: 30, windowSeconds: 3600, by: 'actor' },
    confirmSecondFacteur: { max: 20, windowSeconds: 60, by: 'actor' },
  },
  build: (platform) => {
    const deps = {
      ...platform,
      coffre: coffre(platform.config),
      hasher: passwordHasher(),
      tokens: tokens({ ...platform.config, clock: platform.clock }),
    };
    const { config, clock, log } = platform;
    const fournisseurs = new Map(
      config.identityProviders.map((provider) => [
        provider.id,
        openOidc({ provider, publicUrl: config.publicUrl, clock, log }),
      ]),
    );
    const list = revocations(platform);
    return {
      handlers: {
        connexion: connexionHandlers(platform, { ...deps, fournisseurs }),
        connexionExterne: connexionExterneHandlers(platform, deps, fournisseurs),
        identiteExterne: identiteExterneHandlers(platform),
        session: sessionHandlers(platform, deps.tokens),
        inscription: inscriptionHandlers(platform, deps),
        motDePasse: motDePasseHandlers(platform, deps),
        appareil: appareilHandlers(platform),
        deblocage: deblocageHandlers(platform),
        user: userHandlers(platform),
        profil: profilHandlers(platform, deps),
        copieDonnees: copieDonneesHandlers(platform, deps),
        secondFacteur: secondFacteurHandlers(platform, deps),
        administration: administrationHandlers(platform),
      },
      jobs: [
        purgeSessionsWorker(platform),
        deblocageWorker(platform),
        courrielInscriptionWorker(platform),
        motDePasseOublieWorker(platform),
        linkIdentiteWorker(platform),
        resealComptesWorker(platform, deps.coffre),
      ],
      authenticate: authenticator({ db: platform.db, tokens: deps.tokens, revocations: list }),
      start: list.start,
      stop: list.stop,
    };
  },
});
