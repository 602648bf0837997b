extends "res://answer.gd"
# The same with orders that arrive as datagrams, which it sends itself.

func incoming(name: String) -> PacketPeer:
	var peer: PacketPeerUDP = PacketPeerUDP.new()
	var port: int = 40000
	while peer.listen(port, "127.0.0.1") != OK:
		port += 1
	var sender: PacketPeerUDP = PacketPeerUDP.new()
	check(sender.set_dest_address("127.0.0.1", port))
	var packets: File = open(name, File.READ)
	while packets.get_position() < packets.get_len():
		check(sender.put_packet(packets.get_buffer(packets.get_32())))
	return peer
