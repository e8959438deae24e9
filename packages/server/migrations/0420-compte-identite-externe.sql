-- Who a national provider of identity says somebody is: this subject, and no other, opens this account.
create table identite_externe (
  id uuid primary key default gen_random_uuid(),
  fournisseur text not null check (fournisseur in ('proconnect', 'franceconnect')),
  sub text not null check (length(sub) between 1 and 255),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  liee_le timestamptz not null,
  vue_le timestamptz not null,
  unique (fournisseur, sub)
);
create index identite_externe_utilisateur on identite_externe (id_utilisateur);

-- From the button to the account: one row a try, known by the hash of its state and bound to one browser.
create table connexion_externe (
  hash bytea primary key,
  -- Hash of the cookie of the browser that began: nobody ends the sign-in of somebody else.
  navigateur bytea not null,
  fournisseur text not null check (fournisseur in ('proconnect', 'franceconnect')),
  -- Once back, the code has been spent: the same state does not come back twice.
  etat text not null default 'partie' check (etat in ('partie', 'revenue')),
  -- Encrypted by the server: nonce and verifier while it is away, then who the provider says it is.
  contenu bytea not null,
  redirect text not null,
  cree_le timestamptz not null,
  expire_le timestamptz not null
);
create index connexion_externe_fin on connexion_externe (expire_le);

-- Sessions that a provider opened: what signs the person out there too. Goes with its session.
create table session_externe (
  id_session uuid primary key references session (id) on delete cascade,
  fournisseur text not null check (fournisseur in ('proconnect', 'franceconnect')),
  -- Encrypted by the server.
  id_token bytea not null
);

alter table lien drop constraint lien_objet_check;
alter table lien add constraint lien_objet_check
  check (objet in ('validation', 'mot-de-passe', 'deblocage', 'courriel', 'invitation', 'identite'));
