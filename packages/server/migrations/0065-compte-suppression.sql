-- The person is gone: the row stays, without a name, for what it did.
alter table utilisateur add column supprime_at timestamptz;
