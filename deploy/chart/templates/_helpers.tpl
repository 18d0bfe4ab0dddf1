{{- define "shopkeeper.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "shopkeeper.labels" -}}
app.kubernetes.io/name: shopkeeper
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* What each container runs with: the settings, the secret, a read-only root, and no rights. */}}
{{- define "shopkeeper.container" -}}
image: {{ include "shopkeeper.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secretName }} }
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: temporary, mountPath: /tmp }
{{- end -}}

{{- define "shopkeeper.pod" -}}
automountServiceAccountToken: false
securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
volumes:
  - { name: data, emptyDir: {} }
  - { name: temporary, emptyDir: {} }
{{- end -}}
