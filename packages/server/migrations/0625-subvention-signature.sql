-- Who prepared a dossier asks the person named to sign it; what this person signed is kept as a proof.
create table demande_signature (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  -- The row of the association's file that signs, and the only account that may use the link.
  id_signataire uuid not null,
  id_utilisateur uuid not null references utilisateur (id),
  par uuid not null references utilisateur (id),
  -- The hashes of the tokens: only the e-mail, then the reminder, hold the tokens themselves.
  jeton bytea not null unique,
  jeton_rappel bytea unique,
  etat text not null default 'demandee' check (etat in ('demandee', 'signee', 'refusee', 'retiree')),
  demandee_le timestamptz not null,
  envoyee_le timestamptz not null,
  expire_le timestamptz not null,
  rappelee_le timestamptz,
  repondue_le timestamptz,
  -- The revision of the dossier when it was asked, and the hash of what was to be signed.
  revision int not null,
  empreinte text not null,
  mot text,
  -- A code sent by e-mail confirms the second press when neither the link nor a second factor does.
  code bytea,
  code_expire_le timestamptz,
  code_essais int not null default 0,
  preuve jsonb,
  version int not null default 1,
  check ((etat = 'demandee') = (repondue_le is null)),
  check ((etat = 'signee') = (preuve is not null))
);
create unique index demande_signature_ouverte on demande_signature (id_dossier) where etat = 'demandee';
create index demande_signature_dossier on demande_signature (id_dossier, demandee_le desc);
create index demande_signature_rappel on demande_signature (expire_le) where etat = 'demandee' and rappelee_le is null;
