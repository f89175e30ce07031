import { searchTables } from './search-tables.ts';

/**
 * SQLite builds a table for each longer `in (…)` of each row that is checked: with them all, writing a new file and its
 * job took half as long again.
 */
const oneOf = (column: string, values: readonly string[]): string =>
  values.map((value) => `${column} = '${value}'`).join(' or ');

/**
 * The whole first schema. Rows are the only truth: what is on screen, what waits and what failed is read from here.
 *
 * Conventions: times are milliseconds since 1970 unless the name ends in `_us` (microseconds; a file's own times, which
 * JavaScript numbers hold exactly, as nanoseconds they would not). Names of files are bytes (`blob`); `display_name` is
 * what a person reads. Device and inode numbers are text, since 64 bits do not fit a JavaScript number.
 */
export const firstLight = `
create table library (
  id integer primary key check (id = 1),
  library_id text not null,
  -- Raised when a backup is restored, so that a token of the other time line never wins.
  epoch integer not null check (epoch >= 1),
  -- One counter for every lease of the library, never reused.
  next_token integer not null check (next_token >= 1),
  -- Raised in each transaction that changes what a view can show.
  version integer not null check (version >= 0),
  created_at integer not null,
  -- 0 while a process owns the library; a start that finds 0 follows an unclean stop.
  clean_stop integer not null check (clean_stop in (0, 1)),
  -- The run that owns the library; leases of another run are orphans.
  boot_id text
) strict;

create table setting (
  key text primary key,
  value text not null check (json_valid(value)),
  changed_at integer not null
) strict, without rowid;

create table machine (
  id integer primary key,
  name text not null,
  -- This library's own machine is 1; others come with a second executor.
  is_self integer not null check (is_self in (0, 1))
) strict;

create table actor (
  id integer primary key,
  name text not null unique,
  kind text not null check (kind in ('person', 'program'))
) strict;

create table root (
  id integer primary key autoincrement,
  path blob not null,
  display_path text not null,
  label text not null,
  kind text not null check (${oneOf('kind', ['local', 'removable', 'network'])}),
  state text not null check (${oneOf('state', ['online', 'offline', 'unreadable', 'replaced'])}),
  state_reason text,
  state_since integer not null,
  device text,
  volume_id text,
  root_inode text,
  watch_mode text not null check (${oneOf('watch_mode', ['auto', 'native', 'polling', 'manual'])}),
  -- The scan that runs or ran last: a generation number, and the bytes of the folder path it had finished (resume).
  scan_generation integer not null default 0,
  scan_cursor blob,
  scan_started_at integer,
  scan_finished_at integer,
  added_at integer not null
) strict;
create unique index root_by_path on root (path);

create table root_mapping (
  root_id integer not null references root (id) on delete cascade,
  machine_id integer not null references machine (id) on delete cascade,
  uri text not null,
  primary key (root_id, machine_id)
) strict, without rowid;

create table folder (
  id integer primary key autoincrement,
  root_id integer not null references root (id) on delete cascade,
  parent_id integer references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  device text,
  inode text,
  -- With the inode: a folder made in the place of a deleted one gets its inode at once on ext4, but not its birth.
  birthtime_us integer,
  -- Present: seen on the disk. Missing: its parent was read and it was not there. Held: nobody knows.
  presence text not null check (${oneOf('presence', ['present', 'missing', 'held'])}),
  seen_at integer not null,
  check ((parent_id is null) = (length(name) = 0))
) strict;
create unique index folder_by_name on folder (parent_id, name) where parent_id is not null;
create unique index folder_of_root on folder (root_id) where parent_id is null;
create index folder_by_inode on folder (root_id, inode);

create table item (
  id integer primary key autoincrement,
  kind text check (${oneOf('kind', ['photo', 'video', 'audio'])}),
  primary_file_id integer,
  created_at integer not null,
  deleted_at integer
) strict;

create table file (
  id integer primary key autoincrement,
  root_id integer not null references root (id) on delete cascade,
  folder_id integer not null references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  -- Lower case without the dot, from the name; for search and for choosing what to try. Never the kind.
  ext text not null,
  item_id integer references item (id),
  role text not null check (${oneOf('role', ['primary', 'sidecar', 'companion'])}),
  kind text check (${oneOf('kind', ['photo', 'video', 'audio'])}),
  mime text,
  status text not null check (${oneOf('status', ['discovered', 'queued', 'processing', 'indexed', 'failed', 'deleted'])}),
  presence text not null check (${oneOf('presence', ['present', 'missing', 'held'])}),
  version integer not null check (version >= 1),
  -- The version whose required stages are all committed; 0 before the first.
  indexed_version integer not null default 0 check (indexed_version between 0 and version),
  size_bytes integer not null check (size_bytes >= 0),
  mtime_us integer not null,
  birthtime_us integer,
  device text not null,
  inode text not null,
  content_key text,
  full_hash text,
  first_seen_at integer not null,
  changed_at integer not null,
  -- When it is due to be looked at again because it was still being written; null when settled.
  settle_at integer,
  -- When a scan (not a live event) found that it is gone: the removal fuse counts these over some minutes.
  gone_at integer,
  deleted_at integer,
  check (status <> 'indexed' or role = 'sidecar' or (indexed_version = version and content_key is not null)),
  check ((status = 'deleted') = (deleted_at is not null)),
  check (status = 'deleted' or role = 'sidecar' or item_id is not null)
) strict;
create unique index file_by_name on file (folder_id, name) where status <> 'deleted';
-- Over deleted rows too: a file that comes back is found by its name, and removing a folder must not scan the table.
create index file_by_folder on file (folder_id, name);
create index file_by_root_status on file (root_id, status, role);
create index file_by_inode on file (root_id, inode) where status <> 'deleted';
create index file_by_content on file (content_key) where content_key is not null;
create index file_by_item on file (item_id);
create index file_settling on file (settle_at) where settle_at is not null;
create index file_deleted on file (deleted_at) where deleted_at is not null;
create index file_away on file (root_id, presence, settle_at) where presence <> 'present' and status <> 'deleted';
create index file_gone on file (root_id, gone_at) where gone_at is not null;

-- Names that a rule keeps out, so that every regular file found is accounted for.
create table ignored (
  folder_id integer not null references folder (id) on delete cascade,
  name blob not null,
  display_name text not null,
  rule text not null,
  is_folder integer not null check (is_folder in (0, 1)),
  primary key (folder_id, name)
) strict, without rowid;

create table job (
  id integer primary key autoincrement,
  file_id integer not null references file (id) on delete cascade,
  file_version integer not null check (file_version >= 1),
  root_id integer not null references root (id) on delete cascade,
  stage text not null check (${oneOf('stage', ['fingerprint', 'metadata', 'thumbnail', 'large'])}),
  variant text not null default '',
  queue text not null check (${oneOf('queue', ['light', 'thumbnail', 'video'])}),
  state text not null check (${oneOf('state', ['queued', 'processing', 'committing', 'failed_retryable', 'failed_terminal'])}),
  -- Orders a queue: enqueued at plus the allowance of its priority, so that ageing costs nothing.
  deadline integer not null,
  attempt integer not null check (attempt >= 0),
  run_after integer,
  -- A parked resource (tool:ffmpeg, disk:cache, root:3), or a lease:KEY that another job holds.
  waiting_for text,
  lease_token integer,
  -- What the lease is on: a file's stage, or an artefact key that several files share.
  lease_key text,
  lease_owner text,
  lease_boot_id text,
  leased_at integer,
  lease_expires_at integer,
  started_at integer,
  result text check (result is null or json_valid(result)),
  last_code text,
  trace_id text not null,
  payload text not null check (json_valid(payload)),
  created_at integer not null,
  -- The lease exists exactly while somebody holds the job.
  check ((state in ('processing', 'committing')) = (lease_token is not null)),
  check ((lease_token is null) = (lease_boot_id is null)),
  check ((lease_token is null) = (lease_key is null)),
  check ((state = 'committing') = (result is not null)),
  check ((state = 'failed_retryable') = (run_after is not null)),
  check (waiting_for is null or state = 'queued')
) strict;
create unique index job_identity on job (file_id, file_version, stage, variant);
create unique index job_by_token on job (lease_token) where lease_token is not null;
create unique index job_by_lease on job (lease_key) where lease_key is not null;
create index job_claim on job (queue, root_id, deadline, id) where state = 'queued' and waiting_for is null;
create index job_due on job (run_after) where state = 'failed_retryable';
create index job_waiting on job (waiting_for, queue, file_id) where waiting_for is not null;
create index job_by_state on job (state, queue);
create index job_by_root on job (root_id, state);

-- Each attempt that counted, kept while its job row lives.
create table attempt (
  job_id integer not null references job (id) on delete cascade,
  attempt integer not null,
  token integer not null,
  worker text not null,
  started_at integer not null,
  ended_at integer not null,
  code text not null,
  message text not null,
  tool_version text,
  primary key (job_id, token)
) strict, without rowid;

-- Same id as its job row, which stays in failed_terminal beside it.
create table dead_letter (
  job_id integer primary key references job (id) on delete cascade,
  file_id integer not null references file (id) on delete cascade,
  root_id integer not null references root (id) on delete cascade,
  file_version integer not null,
  stage text not null,
  stage_version integer not null,
  variant text not null,
  required integer not null check (required in (0, 1)),
  code text not null,
  message text not null,
  fault text not null check (${oneOf('fault', ['data', 'dependency', 'program', 'none'])}),
  payload text not null check (json_valid(payload)),
  tool_versions text check (tool_versions is null or json_valid(tool_versions)),
  trace_id text not null,
  failed_at integer not null,
  ignored_at integer
) strict;
create index dead_letter_by_code on dead_letter (code, job_id);
create index dead_letter_by_file on dead_letter (file_id);
create index dead_letter_by_root on dead_letter (root_id, code);

create table stage_output (
  file_id integer not null references file (id) on delete cascade,
  version integer not null,
  stage text not null,
  variant text not null default '',
  stage_version integer not null,
  -- The artefact this output stands on; null for stages that make none.
  artefact_key text references artefact (key),
  output text not null check (json_valid(output)),
  warnings text check (warnings is null or json_valid(warnings)),
  attempt integer not null,
  token integer not null,
  worker text not null,
  started_at integer not null,
  ended_at integer not null,
  trace_id text not null,
  primary key (file_id, version, stage, variant)
) strict, without rowid;
create index stage_output_by_artefact on stage_output (artefact_key) where artefact_key is not null;

create table artefact (
  -- <content key>/<stage version and recipe>/<variant>: same bytes, same recipe, one artefact.
  key text primary key,
  -- Below the artefact folder, with '/' between parts.
  path text not null unique,
  state text not null check (${oneOf('state', ['pending', 'live', 'doomed', 'deleting'])}),
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  mime text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumb_hash blob,
  -- The commit that made it, so that a pending row without its job is found.
  token integer not null,
  created_at integer not null,
  used_at integer not null
) strict, without rowid;
create index artefact_by_state on artefact (state) where state <> 'live';

create table resource (
  -- root:ID, volume:ID, tool:NAME, disk:cache, disk:library, fds.
  key text primary key,
  code text not null,
  message text not null,
  parked_at integer not null,
  probe_at integer not null,
  probes integer not null
) strict, without rowid;

create table outbox (
  seq integer primary key autoincrement,
  event_id text not null unique,
  topic text not null,
  aggregate text not null,
  aggregate_id integer not null,
  aggregate_version integer not null,
  actor_id integer references actor (id),
  occurred_at integer not null,
  idempotency_key text,
  -- A later event with the same key replaces this one while it is not delivered.
  dedupe_key text,
  trace_id text not null,
  schema_version integer not null,
  payload text not null check (json_valid(payload))
) strict;
create index outbox_by_dedupe on outbox (dedupe_key) where dedupe_key is not null;

create table outbox_cursor (
  consumer text primary key,
  seq integer not null
) strict, without rowid;

create table processed_event (
  consumer text not null,
  event_id text not null,
  processed_at integer not null,
  primary key (consumer, event_id)
) strict, without rowid;

-- What views sort and filter by; one row a primary file, of its indexed version.
create table media (
  file_id integer primary key references file (id) on delete cascade,
  version integer not null,
  item_id integer not null references item (id),
  root_id integer not null references root (id) on delete cascade,
  folder_id integer not null references folder (id) on delete cascade,
  kind text not null check (${oneOf('kind', ['photo', 'video', 'audio'])}),
  -- 0 when the file is deleted or superseded in its item, so that the timeline's index holds just what it shows.
  visible integer not null check (visible in (0, 1)),
  -- year * 100 + month of the local date; 0 for none.
  month integer not null,
  -- Local date and time as if it were UTC, milliseconds.
  sort_at integer not null,
  taken_at text,
  taken_source text,
  width integer,
  height integer,
  orientation integer,
  rotation integer not null default 0,
  camera_make text,
  camera_model text,
  lens text,
  exposure_seconds real,
  f_number real,
  iso real,
  focal_length_mm real,
  latitude real,
  longitude real,
  altitude_m real,
  duration_ms integer,
  frame_rate real,
  bit_rate real,
  video_codec text,
  audio_codec text,
  title text,
  description text,
  artist text,
  album text,
  keywords text not null default '[]' check (json_valid(keywords)),
  has_cover integer not null default 0,
  has_picture integer not null default 1,
  thumb_hash blob,
  -- Content key and recipe of the live thumbnail, for the media address; null until there is one.
  thumb_key text
) strict;
create index media_timeline on media (month desc, sort_at desc, file_id desc) where visible = 1;
create index media_by_kind on media (kind, month desc, sort_at desc, file_id desc) where visible = 1;
create index media_by_folder on media (folder_id, month desc, sort_at desc, file_id desc) where visible = 1;
-- For the foreign key: without it removing a folder scans the table, since the index above leaves rows out.
create index media_of_folder on media (folder_id);
create index media_by_root on media (root_id, month desc, sort_at desc, file_id desc) where visible = 1;
create index media_by_camera on media (camera_model) where visible = 1;
create index media_by_item on media (item_id);

-- rowid = file id. Words of what the file says of itself and of its name, and a trigram index over names for parts of words.
${searchTables.search_words};
${searchTables.search_names};
-- rowid = folder id. Renaming a folder of 50,000 files is one row here.
${searchTables.search_folders};

create table tag (
  id integer primary key autoincrement,
  name text not null collate nocase unique,
  created_at integer not null,
  actor_id integer not null references actor (id)
) strict;

create table item_tag (
  item_id integer not null references item (id) on delete cascade,
  tag_id integer not null references tag (id) on delete cascade,
  actor_id integer not null references actor (id),
  created_at integer not null,
  primary key (item_id, tag_id)
) strict, without rowid;
create index item_tag_by_tag on item_tag (tag_id);

create table item_state (
  item_id integer not null references item (id) on delete cascade,
  actor_id integer not null references actor (id),
  favourite integer not null default 0 check (favourite in (0, 1)),
  rating integer check (rating between 0 and 5),
  changed_at integer not null,
  primary key (item_id, actor_id)
) strict, without rowid;

create table album (
  id integer primary key autoincrement,
  name text not null,
  actor_id integer not null references actor (id),
  created_at integer not null
) strict;

create table album_item (
  album_id integer not null references album (id) on delete cascade,
  item_id integer not null references item (id) on delete cascade,
  position real not null,
  actor_id integer not null references actor (id),
  added_at integer not null,
  primary key (album_id, item_id)
) strict, without rowid;

create table notification (
  id integer primary key autoincrement,
  actor_id integer references actor (id),
  event_id text not null unique,
  tone text not null check (tone in ('info', 'warning')),
  text text not null,
  created_at integer not null,
  read_at integer
) strict;

-- Running totals a queue and a day cannot be counted from rows that are gone (done jobs, dropped late results).
create table counter (
  name text primary key,
  value integer not null
) strict, without rowid;

insert into actor (id, name, kind) values (1, 'owner', 'person'), (2, 'arsip', 'program');
insert into machine (id, name, is_self) values (1, 'this machine', 1);
`;
