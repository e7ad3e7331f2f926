#!/bin/sh
# Starts a Ceph object store of one machine, in memory, to try FILES_URL with; run it in the root of the repository.
# Debian: radosgw ceph-mon ceph-osd ceph-mgr.
#
#   sh deploy/ceph.sh /tmp/ceph            starts it, with a bucket's user
#   sh deploy/ceph.sh /tmp/ceph stop       ends it; the folder can then go
#
# Then, with style=virtual once s3.test and kindling.s3.test lead to 127.0.0.1:
#   FILES_URL='s3://KINDLING:kindling-secret@kindling?endpoint=http://127.0.0.1:7480' npm start
set -eu
folder=${1:?Use: sh deploy/ceph.sh <folder> [stop]}
conf=$folder/ceph.conf

if [ "${2:-}" = stop ]; then
  for pid in "$folder"/*.pid; do kill "$(cat "$pid")"; done
  exit
fi

mkdir -p "$folder/mon.a" "$folder/osd.0" "$folder/mgr.x" "$folder/gateway" "$folder/crash"
fsid=$(cat /proc/sys/kernel/random/uuid)
osd=$(cat /proc/sys/kernel/random/uuid)
cat > "$conf" <<CONF
[global]
fsid = $fsid
mon initial members = a
mon host = v2:127.0.0.1:3300
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data = $folder/mon.\$id
osd data = $folder/osd.\$id
mgr data = $folder/mgr.\$id
crash dir = $folder/crash
run dir = $folder
log file = $folder/\$name.log
pid file = $folder/\$name.pid
admin socket = $folder/\$name.asok
osd objectstore = memstore
memstore device bytes = 4294967296
rgw data = $folder/gateway
rgw frontends = beast endpoint=127.0.0.1:7480
rgw dns name = s3.test
# For encryption=AES256 without TLS, with a key that only tries need.
rgw crypt require ssl = false
rgw crypt default encryption key = $(head -c 32 /dev/urandom | base64)
[mon.a]
mon addr = 127.0.0.1:3300
CONF

monmaptool --create --addv a '[v2:127.0.0.1:3300]' --fsid "$fsid" --clobber "$folder/monmap"
ceph-mon -c "$conf" --mkfs -i a --monmap "$folder/monmap"
ceph-mon -c "$conf" -i a
ceph-mgr -c "$conf" -i x
ceph -c "$conf" osd new "$osd" 0
ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd"
ceph -c "$conf" osd crush add 0 1.0 root=default host=localhost
ceph-osd -c "$conf" -i 0
# Without it the gateway asks for an encrypted connection, which needs a key of its own.
radosgw -c "$conf" -n client.admin --ms_mon_client_mode=crc
radosgw-admin -c "$conf" -n client.admin user create --uid=kindling --display-name=Kindling \
  --access-key=KINDLING --secret-key=kindling-secret > "$folder/user.json"
until curl --silent --output "$folder/answer.xml" http://127.0.0.1:7480; do sleep 1; done
node --input-type=module --eval '
  import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
  const credentials = { accessKeyId: "KINDLING", secretAccessKey: "kindling-secret" };
  const place = { region: "us-east-1", endpoint: "http://127.0.0.1:7480", forcePathStyle: true };
  await new S3Client({ ...place, credentials }).send(new CreateBucketCommand({ Bucket: "kindling" }));
'
echo "An object store with the bucket kindling is at http://127.0.0.1:7480"
