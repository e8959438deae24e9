-- Notes above the content of the pages, written by the administrators of the portal.
create table note_page (
  id uuid primary key default gen_random_uuid(),
  titre text not null check (titre <> ''),
  texte text not null,
  kind text not null check (kind in ('alerte', 'attention', 'info')),
  -- Paths of pages, or « * ».
  routes text[] not null check (cardinality(routes) > 0),
  debut timestamptz,
  fin timestamptz check (fin > debut),
  version int not null default 1,
  ecrite_le timestamptz not null,
  retiree_le timestamptz
);
create index note_page_ordre on note_page (ecrite_le desc, id desc) where retiree_le is null;

-- Who has put a note away, and in which version.
create table note_page_masquee (
  id_note uuid not null references note_page (id) on delete cascade,
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  version int not null,
  primary key (id_note, id_utilisateur)
);
create index note_page_masquee_utilisateur on note_page_masquee (id_utilisateur);
