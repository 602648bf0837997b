extends MultiplayerPeerExtension
# One end of a transport within the process. link() connects two ends.

var id := 0
var other: MultiplayerPeerExtension
var packets: Array[PackedByteArray] = []
var connects := false


static func link(server: MultiplayerPeerExtension, client: MultiplayerPeerExtension) -> void:
	server.id = 1
	client.id = 2
	server.other = client
	client.other = server
	server.connects = true
	client.connects = true


func _poll() -> void:
	if connects:
		connects = false
		peer_connected.emit(other.id)


func _get_available_packet_count() -> int:
	return packets.size()


func _get_packet_script() -> PackedByteArray:
	return packets.pop_front()


func _put_packet_script(packet: PackedByteArray) -> Error:
	other.packets.append(packet)
	return OK


func _disconnect_peer(_peer: int, _force: bool) -> void:
	peer_disconnected.emit(other.id)


func _get_packet_peer() -> int:
	return other.id


func _get_unique_id() -> int:
	return id


func _is_server() -> bool:
	return id == 1


func _get_connection_status() -> MultiplayerPeer.ConnectionStatus:
	return MultiplayerPeer.CONNECTION_CONNECTED


func _get_max_packet_size() -> int:
	return 1 << 20


func _get_packet_channel() -> int:
	return 0


func _get_packet_mode() -> MultiplayerPeer.TransferMode:
	return MultiplayerPeer.TRANSFER_MODE_RELIABLE


func _get_transfer_channel() -> int:
	return 0


func _get_transfer_mode() -> MultiplayerPeer.TransferMode:
	return MultiplayerPeer.TRANSFER_MODE_RELIABLE


func _set_transfer_channel(_channel: int) -> void:
	pass


func _set_transfer_mode(_mode: MultiplayerPeer.TransferMode) -> void:
	pass


func _set_target_peer(_peer: int) -> void:
	pass


func _close() -> void:
	pass


func _is_server_relay_supported() -> bool:
	return true
