import type { AccesOuvert } from '@asso/contract/compte/acces-ouvert.schemas';
import { appareilEndpoints } from '@asso/contract/compte/appareil.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { signOut } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { focusHeading } from '../../ui/page/focus.ts';

const { listSessions, closeSession } = sessionEndpoints;
const { listAppareils, forgetAppareil } = appareilEndpoints;

const mots = {
  sessions: {
    titre: 'Connexions ouvertes',
    texte: 'Fermez celles que vous ne reconnaissez pas, puis changez votre mot de passe.',
    vide: 'Aucune connexion ouverte.',
    verbe: 'Déconnecter',
    fait: 'Connexion fermée.',
    list: listSessions,
    end: closeSession,
  },
  appareils: {
    titre: 'Appareils de confiance',
    texte: 'Le code n’y est pas demandé pendant 30 jours.',
    vide: 'Aucun appareil de confiance. Vous pouvez en ajouter un à la connexion, en donnant votre code.',
    verbe: 'Ne plus faire confiance',
    fait: 'Le code sera demandé sur cet appareil.',
    list: listAppareils,
    end: forgetAppareil,
  },
} as const;

/** Lists the open sessions, or the trusted devices where no code is asked; each can be ended. */
export function ConnexionsRubrique({ quoi }: { quoi: keyof typeof mots }) {
  const { titre, texte, vide, list } = mots[quoi];
  const read = useRead(list, {});
  return (
    <section className="pile pile--serree" aria-labelledby={quoi}>
      <h2 id={quoi} className="fr-h4">
        {titre}
      </h2>
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && read.value.items.length === 0 && <p>{vide}</p>}
      {read.state === 'lu' && read.value.items.length > 0 && (
        <>
          <p>{texte}</p>
          <ul className="liste-nue">
            {read.value.items.map((lieu) => (
              <LieuRow key={lieu.id} lieu={lieu} quoi={quoi} onEnded={read.reload} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type LieuRowProps = { lieu: AccesOuvert; quoi: keyof typeof mots; onEnded: () => Promise<unknown> };

function LieuRow({ lieu, quoi, onEnded }: LieuRowProps) {
  const { verbe, fait, end } = mots[quoi];
  const [error, setError] = useState<string | null>(null);
  const name = readNavigateur(lieu.navigateur);
  const isHere = lieu.present && quoi === 'sessions';
  const close = async () => {
    if (isHere) {
      location.assign(await signOut());
      return;
    }
    const outcome = await call(end, { params: { id: lieu.id } });
    if (!outcome.ok) return setError(outcome.problem.message);
    notify('succes', fait);
    await onEnded();
    focusHeading();
  };
  return (
    <li className="ligne-compte">
      <div>
        <p>
          {name}
          {lieu.present && <strong> · {quoi === 'sessions' ? 'cette connexion' : 'cet appareil'}</strong>}
        </p>
        <p className="discret">
          Depuis le {formatDate(new Date(lieu.depuis))}, vu le {formatHorodatage(new Date(lieu.vu))}
        </p>
        {error && <p className="fr-error-text">{error}</p>}
      </div>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={close}>
        {verbe}
        <span className="invisible">
          {' '}
          : {name}, depuis le {formatDate(new Date(lieu.depuis))}
        </span>
      </button>
    </li>
  );
}

// Names a browser in plain words, from its user agent: « Firefox sur Windows ».

/** The order matters, because the user agent of a browser also names others. */
const navigateurs: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systemes: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

export function readNavigateur(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([shape]) => shape.test(userAgent))?.[1];
  const navigateur = find(navigateurs) ?? 'Navigateur inconnu';
  const systeme = find(systemes);
  return systeme ? `${navigateur} sur ${systeme}` : navigateur;
}
