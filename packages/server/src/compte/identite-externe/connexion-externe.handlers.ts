import type { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { fournisseurs as rows } from '@asso/domain/compte/fournisseur-identite.rows';
import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { personneIdentiteFields } from '@asso/domain/compte/personne.fields';
import { registrationRole } from '@asso/domain/compte/roles.rules';
import { problems } from '@asso/domain/kernel/walk-problems';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, type Handlers, notFound, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ConnexionOuverte, openConnexion } from '../connexion/connexion.ts';
import { findAdresse } from '../inscription/inscription.sql.ts';
import { compteReader } from '../profil/read-compte.ts';
import { appareilCookie, sessionCookies } from '../session/session.ts';
import {
  type ExterneDeps,
  openByRetour,
  type Porte,
  rememberProvider,
  spendRetour,
  tieIdentite,
} from './connexion-externe.ts';
import {
  cookieEssai,
  essaiCookie,
  keepDepart,
  keepRetour,
  newDepart,
  newEssaiSecret,
  noEssaiCookie,
  type Retour,
  readRetour,
  takeEssai,
} from './essai-externe.ts';
import { followLien } from './follow-lien-externe.ts';
import { findUtilisateurOfIdentite } from './identite-externe.sql.ts';
import { linkIdentiteJob } from './lier-identite.job.ts';
import type { FournisseursOidc } from './oidc.adapter.ts';
import { registerExterne } from './register-externe.ts';

type Endpoints = typeof connexionExterneEndpoints;
type Suite = ReplyOf<Endpoints['returnExterne']>;
type Connecte = ReplyOf<Endpoints['linkExterne']>;
type Caller = {
  cookies: Readonly<Record<string, string | undefined>>;
  ip: string;
  userAgent: string;
  body: { code?: string; confiance?: boolean };
};

const perimee = refusal({ code: 'compte.connexion-externe-perimee' });

export const connexionExterneHandlers = (
  platform: Platform,
  given: Pick<ExterneDeps, 'hasher' | 'tokens' | 'coffre'>,
  fournisseurs: FournisseursOidc,
): Handlers<Endpoints> => {
  const { db, clock, jobs } = platform;
  const deps = { ...platform, ...given };
  const read = compteReader(platform);
  const retourOf = ({ cookies, body }: Pick<Caller, 'cookies'> & { body: { essai: string } }) =>
    readRetour(deps, { essai: body.essai, navigateur: cookies[cookieEssai] });

  const connecte = async (opened: ConnexionOuverte, { redirect }: Retour): Promise<Answer<Connecte>> => {
    const { token, refreshToken, id_session, id_utilisateur, appareil } = opened;
    const user = await read({ id: id_utilisateur, session: id_session });
    if (!user.ok) return user;
    const cookies = [...sessionCookies({ token, refreshToken }), noEssaiCookie];
    if (appareil) cookies.push(appareilCookie(appareil));
    const value = { suite: 'connecte', token, refreshToken, user: user.value, redirect } as const;
    return { ok: true, value, cookies };
  };

  const openTied = async (id: string, retour: Retour, porte: Porte): Promise<Answer<Connecte>> => {
    const opened = await openByRetour(deps, { id, retour, porte, isTied: true });
    return opened.ok ? connecte(opened.value, retour) : opened;
  };

  /** Answers a person whose identity is tied to no account yet: they must prove an account, or create one. */
  const premiere = async ({ fournisseur, identite }: Retour, essai: string): Promise<Answer<Suite>> => {
    const { courriel, civilite, prenom, nom } = identite;
    if (courriel === null) {
      return refusal({ code: 'compte.fournisseur-sans-courriel', params: { nom: rows[fournisseur].nom } });
    }
    // The page only says that an account exists when the provider states that the person reads this mailbox.
    const compteConnu = identite.isCourrielProuve && (await findAdresse(db, courriel)).compte !== undefined;
    return { ok: true, value: { suite: 'premiere', essai, courriel, compteConnu, civilite, prenom, nom } };
  };

  return {
    beginExterne: async ({ params, body, cookies }) => {
      const fournisseur = fournisseurs.get(params.fournisseur);
      if (!fournisseur) return notFound;
      const depart = newDepart();
      const asked = await fournisseur.aller(depart);
      if (!asked.ok) return asked;
      // All the tabs of a browser share this cookie, and each tab has its own state.
      const navigateur = cookies[cookieEssai] || newEssaiSecret();
      const redirect = redirectionSure(body.redirect_url);
      await keepDepart(deps, depart, { fournisseur: fournisseur.id, navigateur, redirect });
      return { ok: true, value: { adresse: asked.value.href }, cookies: [essaiCookie(navigateur)] };
    },

    returnExterne: async (call): Promise<Answer<Suite>> => {
      const fournisseur = fournisseurs.get(call.params.fournisseur);
      if (!fournisseur) return notFound;
      const { reponse } = call.body;
      const state = new URLSearchParams(reponse).get('state') ?? '';
      const presented = { essai: state, navigateur: call.cookies[cookieEssai], fournisseur: fournisseur.id };
      const essai = await takeEssai(deps, presented);
      if (!essai) return perimee;
      const rendue = await fournisseur.revenir(reponse, { state, ...essai });
      if (!rendue.ok) return rendue;
      await keepRetour(deps, essai, rendue.value);
      const retour = {
        hash: essai.hash,
        fournisseur: fournisseur.id,
        redirect: essai.redirect,
        ...rendue.value,
      };
      const id = await findUtilisateurOfIdentite(db, {
        fournisseur: fournisseur.id,
        sub: retour.identite.sub,
      });
      if (id === undefined) return premiere(retour, state);
      const opened = await openTied(id, retour, porteOf({ ...call, body: {} }));
      if (opened.ok || opened.problems[0]?.code !== 'compte.code-requis') return opened;
      return { ok: true, value: { suite: 'code', essai: state } };
    },

    giveCodeExterne: async (call) => {
      const retour = await retourOf(call);
      const id =
        retour &&
        (await findUtilisateurOfIdentite(db, { fournisseur: retour.fournisseur, sub: retour.identite.sub }));
      return retour && id ? openTied(id, retour, porteOf(call)) : perimee;
    },

    linkExterne: async (call) => {
      const retour = await retourOf(call);
      if (!retour) return perimee;
      const { email, password } = call.body;
      const opened = await openConnexion(
        deps,
        { email, password, ...porteOf(call) },
        async (trx, id, id_session) => {
          await spendRetour(trx, retour);
          await tieIdentite(trx, deps, { id, retour });
          await rememberProvider(trx, deps, { retour, id_session });
        },
      );
      return opened.ok ? connecte(opened.value, retour) : opened;
    },

    mailLinkExterne: async (call) => {
      const retour = await retourOf(call);
      if (!retour) return perimee;
      const { fournisseur, hash, identite } = retour;
      const asked = { email: identite.courriel ?? '', fournisseur, essai: hash.toString('hex') };
      await inTransaction(db, (trx) => jobs.enqueue(trx, linkIdentiteJob, asked));
      return { ok: true, value: { demande: true, at: clock.now().toISOString() } };
    },

    followLinkExterne: async (call) => {
      const followed = await followLien(deps, {
        token: call.body.token,
        navigateur: call.cookies[cookieEssai],
        porte: porteOf(call),
      });
      return followed.ok ? connecte(followed.value.opened, followed.value.retour) : followed;
    },

    registerExterne: async (call) => {
      const retour = await retourOf(call);
      const courriel = retour?.identite.courriel;
      if (!retour || !courriel) return perimee;
      const { essai: _, ...typed } = call.body;
      const found = problems(personneIdentiteFields('saisie'), typed, { stage: 'saisie' });
      if (found.length > 0) return { ok: false, problems: found };
      const { civilite = null, prenom, nom } = typed;
      const personne = { civilite, prenom: prenom ?? '', nom: nom ?? '', courriel };
      const { userAgent } = call;
      const { id, session } = await registerExterne(deps, { retour, userAgent, ...personne });
      const done = await connecte({ ...session, id_utilisateur: id }, retour);
      if (!done.ok) return done;
      const { user } = done.value;
      return { ...done, value: { ...done.value, user: { ...user, role: registrationRole(user.roles) } } };
    },
  };
};

const porteOf = ({ body: { code, confiance }, cookies, ip, userAgent }: Caller): Porte => ({
  code,
  confiance,
  appareil: cookies.appareil,
  ip,
  userAgent,
});
